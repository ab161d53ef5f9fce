import { brotliCompressSync, constants } from 'node:zlib';
import { parse, serialize } from 'parse5';
import { getAttribute, listElements, options } from '../../integrations/html/markup.ts';

/** A part of what a page weighs: a file, or a kind of markup. */
export interface Part {
	name: string;
	bytes: number;
}

const parts = {
	CSS: /<style[^>]*>[\s\S]*?<\/style>/g,
	'inline scripts': /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g,
	'structured data': /<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/g,
	'drawings (<svg>)': /<svg[\s\S]*?<\/svg>/g,
	'pictures (<source>, <img>)': /<(?:source|img)\b[^>]*>/g,
	classes: / class="[^"]*"/g,
	'link URLs': / href="?[^"\s>]*"?/g,
	'security policy': /<meta[^>]*content-security-policy[^>]*>/gi,
	'islands, without their HTML': /<astro-island\b[^>]*>/g,
	text: /(?<=<\/?(?!style|script)[a-z][\w-]*(?:\s[^<>]*)?>)[^<]+/g,
};

/** The size of a text in bytes, brotli. */
export function getBrotliSize(text: string, quality = constants.BROTLI_MAX_QUALITY): number {
	return text === '' ? 0 : brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
}

/** The page without the texts below the fields of content files (Prose.astro), which have no limit. */
export function withoutProse(html: string): string {
	const page = parse(html, options);
	for (const element of listElements(page)) {
		if (getAttribute(element, 'class')?.split(' ').includes('prose')) element.childNodes = [];
	}
	return serialize(page, options);
}

/** How many bytes the page would lose without each of its parts. */
export function weighParts(html: string): Part[] {
	const quick = 6; // a tenth of the time, a few percent more bytes: accurate enough to rank parts
	const whole = getBrotliSize(html, quick);
	return Object.entries(parts).map(([name, pattern]) => {
		return { name, bytes: whole - getBrotliSize(html.replace(pattern, ''), quick) };
	});
}
