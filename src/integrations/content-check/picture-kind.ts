// Detects a file's type from its first bytes, whatever its name says.

/** The formats that the site can show. */
export const webKinds = ['JPEG', 'PNG', 'WebP', 'AVIF'] as const;

/** A format in an editor's words; empty if unknown. */
export type PictureKind =
	(typeof webKinds)[number] | 'HEIC' | 'SVG' | 'GIF' | 'TIFF' | 'BMP' | 'PDF' | 'PSD' | 'web page' | '';

const beginnings: [PictureKind, RegExp][] = [
	['JPEG', /^\xff\xd8\xff/],
	['PNG', /^\x89PNG\r\n\x1a\n/],
	['WebP', /^RIFF....WEBP/s],
	['AVIF', /^....ftyp.{0,60}avi[fs]/s],
	['HEIC', /^....ftyp(hei[cxms]|hev[cx]|mif1|msf1)/s],
	['GIF', /^GIF8/],
	['TIFF', /^(II\*\0|MM\0\*)/],
	['BMP', /^BM/],
	['PDF', /^%PDF/],
	['PSD', /^8BPS/],
	['SVG', /^[^<]{0,3}(<\?xml[^>]*>|<!--.*?-->|<!DOCTYPE svg[^>]*>|\s)*<svg/s],
	['web page', /^\s*<(!doctype html|html|head)/i],
];

/** Detects the format from a file's first bytes. */
export function detectKind(bytes: Uint8Array): PictureKind {
	const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
	return beginnings.find(([, pattern]) => pattern.test(start))?.[0] ?? '';
}
