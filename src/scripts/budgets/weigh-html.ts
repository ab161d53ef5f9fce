import { brotliCompressSync } from 'node:zlib';
import { parse, serialize } from 'parse5';
import { getAttribute, listElements, options } from '../../integrations/html/markup.ts';

/**
 * The size of a page in bytes, brotli, without the texts below the fields of content files (Prose.astro), which have no
 * limit, and without an inlined picture, which counts toward the first load.
 */
export function weighHtml(html: string): number {
	const page = parse(html, options);
	for (const element of listElements(page)) {
		if (getAttribute(element, 'class')?.split(' ').includes('prose')) element.childNodes = [];
	}
	return brotliCompressSync(serialize(page, options).replaceAll(/data:image\/avif[^ ]+/g, '')).length;
}
