import { createHash } from 'node:crypto';

/** An inline script's or style's source in the security policy: browsers run what has the hash of its text there. */
export function hashOf(text: string): `sha256-${string}` {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
