import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../folders.ts';

/** A block of public/_headers: the headers for all paths that match. */
export interface HeaderRule {
	/** A path, or the beginning of paths with a `*` at the end. */
	path: string;
	headers: [name: string, value: string][];
}

/** A line of public/_redirects: a permanent redirect. */
export interface RedirectRule {
	from: string;
	to: string;
}

export interface HostRules {
	headers: HeaderRule[];
	redirects: RedirectRule[];
}

/** The Cache-Control of everything without a rule: browsers store it, and revalidate it before each use. */
export const uncached = 'public, max-age=0, must-revalidate';

/** Reads public/_headers and public/_redirects. */
export function readRules(): HostRules {
	const read = (file: string) => readFileSync(path.join(root, 'public', file), 'utf8');
	return { headers: parseHeaders(read('_headers')), redirects: parseRedirects(read('_redirects')) };
}

/** Parses _headers as Netlify and Cloudflare do: a path, then indented headers. @throws if a line is invalid. */
export function parseHeaders(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const { line, number } of lines(text)) {
		const [, name, value] = /^\s+([\w-]+): *(.+?)\s*$/.exec(line) ?? [];
		const rule = rules.at(-1);
		if (/^\/[^\s*]*\*?\s*$/.test(line)) rules.push({ path: line.trim(), headers: [] });
		else if (rule && name && value) rule.headers.push([name, value]);
		else {
			throw new Error(
				`public/_headers, line ${number}: write a path, which may end with "*". Below it, indent lines such as "Name: value".`,
			);
		}
	}
	return rules;
}

/**
 * Parses _redirects: "from to 301". Exact paths only, since hosts disagree about patterns. The redirect page of "/index"
 * would replace the home page.
 * @throws if a line is invalid.
 */
export function parseRedirects(text: string): RedirectRule[] {
	return lines(text).map(({ line, number }) => {
		const [, from, to] = /^\s*(\/[^\s*:?#]+)\s+((?:\/(?!\/)|https:\/\/)[^\s*]*)\s+301\s*$/.exec(line) ?? [];
		if (!from || !to || /\/index\/*$/i.test(from)) {
			throw new Error(
				`public/_redirects, line ${number}: write "/from /to 301", without wildcards, placeholders or "/index".`,
			);
		}
		return { from: withoutSlash(from), to };
	});
}

/** The headers for a path, by lowercase name. */
export function findHeaders(rules: HeaderRule[], path: string): Map<string, string> {
	const matching = rules.filter((rule) => matchesRule(rule.path, path));
	return new Map(matching.flatMap(({ headers }) => headers).map(([name, value]) => [name.toLowerCase(), value]));
}

/**
 * Whether a header describes a file, e.g. "cache this for a year". A 404 page at the same path must not have it.
 * All other headers apply to paths, with and without a page's ".html".
 */
export function isFileHeader(name: string): boolean {
	return /^(cache-control|content-type)$/i.test(name);
}

/** The target of a path's redirect, with or without a trailing slash; undefined if there is none. */
export function findRedirect(rules: RedirectRule[], path: string): string | undefined {
	return rules.find(({ from }) => from === withoutSlash(path))?.to;
}

/** Whether a path matches a rule. */
export function matchesRule(pattern: string, path: string): boolean {
	return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

function withoutSlash(path: string): string {
	return path.replace(/(?<=.)\/+$/, '');
}

function lines(text: string): { line: string; number: number }[] {
	return text
		.split(/\r?\n/)
		.map((line, index) => ({ line, number: index + 1 }))
		.filter(({ line }) => line.trim() !== '' && !line.trim().startsWith('#'));
}
