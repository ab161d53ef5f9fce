import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../folders.ts';

/** A block of public/_headers. */
interface HeaderRule {
	/** A path, or the beginning of paths with a `*` at the end. */
	path: string;
	/** The names are in lower case. */
	headers: [name: string, value: string][];
}

/** Reads public/_headers. */
export function readHeaderRules(): HeaderRule[] {
	return parseHeaders(readFileSync(path.join(root, 'public/_headers'), 'utf8'));
}

/** Parses _headers as Netlify and Cloudflare do: a path, then indented lines such as "Name: value". */
export function parseHeaders(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const line of text.split(/\r?\n/).filter((line) => !/^\s*(#|$)/.test(line))) {
		const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
		if (name && value) rules.at(-1)?.headers.push([name.toLowerCase(), value]);
		else rules.push({ path: line.trim(), headers: [] });
	}
	return rules;
}

/** The headers for a path, by name in lower case. */
export function findHeaders(rules: HeaderRule[], sitePath: string): Map<string, string> {
	const matches = (rule: string) => (rule.endsWith('*') ? sitePath.startsWith(rule.slice(0, -1)) : sitePath === rule);
	return new Map(rules.filter((rule) => matches(rule.path)).flatMap(({ headers }) => headers));
}
