import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
const scripts = /<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g;
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
		bytes: brotliOf(html),
		css: brotliOf(contents(html, styles)),
		script: gzipSync(contents(html, scripts)).length,
		external: [...html.matchAll(externalScripts)].map(([, address = '']) => address),
	};
}

/** A tenth of the time for a few per cent more bytes: enough to tell parts apart. */
const quickly = { [constants.BROTLI_PARAM_QUALITY]: 6 };
const parts: [name: string, pattern: RegExp][] = [
	['CSS', styles],
	['inline scripts', scripts],
	['structured data', /<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/g],
	['drawings (<svg>)', /<svg[\s\S]*?<\/svg>/g],
	['pictures (<source>, <img>)', /<(?:source|img)\b[^>]*>/g],
	['classes', / class="[^"]*"/g],
	['addresses of links', / href="?[^"\s>]*"?/g],
	['security policy', /<meta[^>]*content-security-policy[^>]*>/gi],
	['islands, without their HTML', /<astro-island\b[^>]*>/g],
];

/** A part of a page's HTML. */
export interface HtmlPart {
	name: string;
	/** By how much the page would be lighter without it. */
	bytes: number;
}

/** What the parts of a page add to its weight, heaviest first. */
export function htmlParts(html: string): HtmlPart[] {
	const brotli = (text: string) => brotliOf(text, quickly);
	const whole = brotli(html);
	const without = (pattern: RegExp) => whole - brotli(html.replace(pattern, ''));
	const markup = html.replace(/<(style|script|svg)\b[\s\S]*?<\/\1>/g, '');
	const text = brotli(markup) - brotli(markup.replace(/(?<=>)[^<]+/g, ''));
	return [{ name: 'text', bytes: text }, ...parts.map(([name, pattern]) => ({ name, bytes: without(pattern) }))].sort(
		(one, other) => other.bytes - one.bytes,
	);
}

/** The bytes of a text as it is sent: brotli. */
export function brotliOf(text: string, params = {}): number {
	return text === '' ? 0 : brotliCompressSync(text, { params }).length;
}

function contents(html: string, pattern: RegExp): string {
	return [...html.matchAll(pattern)].map(([, content = '']) => content).join('');
}
