import { lookup } from 'mrmime';

/** The content type of a file. */
export function getContentType(sitePath: string): string {
	const type = lookup(sitePath) ?? 'application/octet-stream';
	return /^text\/|\+xml$|json$/.test(type) ? `${type}; charset=utf-8` : type;
}

/** The content types worth compressing. */
export const compressible =
	/^(text\/|image\/svg|font\/[ot]tf|application\/(json|xml|javascript|manifest\+json|[\w.-]+\+(json|xml)))/;
