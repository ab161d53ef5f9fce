import { createHash } from 'node:crypto';

/** The hash source that allows an inline script or style in the Content Security Policy. */
export function createPolicyHash(text: string): `sha256-${string}` {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
