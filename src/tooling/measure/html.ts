import { brotliCompressSync, gzipSync } from 'node:zlib';

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
const scripts = /<script(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>|<script[^>]*type="?module"?[^>]*>([\s\S]+?)<\/script>/g;
const externalScripts = /<script[^>]*\bsrc="?([^"\s>]+)/g;

/** What a page's HTML weighs, in bytes. */
export interface HtmlWeight {
	/** As sent: brotli. */
	bytes: number;
	/** The inlined CSS in it, by itself. */
	css: number;
	/** All inline scripts together, gzip. */
	script: number;
	/** The addresses of scripts that load before anything is touched. */
	external: string[];
}

/** Weighs the HTML of a page with all that is inlined in it. */
export function weighHtml(html: string): HtmlWeight {
	return {
		bytes: brotli(html),
		css: brotli(contents(html, styles)),
		script: gzipSync(contents(html, scripts)).length,
		external: [...html.matchAll(externalScripts)].map(([, address = '']) => address),
	};
}

const parts: [name: string, pattern: RegExp][] = [
	['CSS', styles],
	['inline scripts', scripts],
	['structured data', /<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/g],
	['drawings (<svg>)', /<svg[\s\S]*?<\/svg>/g],
	['pictures (<source>, <img>)', /<(?:source|img)\b[^>]*>/g],
	['classes', / class="[^"]*"/g],
	['links (href)', / href="?[^"\s>]*"?/g],
	['the security policy', /<meta[^>]*content-security-policy[^>]*>/gi],
	['islands (attributes)', /<astro-island\b[^>]*>/g],
	['text', /(?<=>)[^<]+(?=<)/g],
];

/** What the parts of a page add to its weight, heaviest first: the bytes that the page would be lighter without each. */
export function htmlParts(html: string): { name: string; bytes: number }[] {
	const whole = brotli(html);
	return parts
		.map(([name, pattern]) => ({ name, bytes: whole - brotli(html.replace(pattern, '')) }))
		.sort((one, other) => other.bytes - one.bytes);
}

function brotli(text: string): number {
	return text === '' ? 0 : brotliCompressSync(text).length;
}

function contents(html: string, pattern: RegExp): string {
	return [...html.matchAll(pattern)].map(([, one, other]) => one ?? other ?? '').join('');
}
