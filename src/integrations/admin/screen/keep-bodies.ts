// Keeps Markdown that nobody edited as it is. Sveltia CMS's text editor (0.221) writes every body that it shows, without its
// backslashes: "24\. December" would become a list (https://github.com/sveltia/sveltia-cms/issues/693).
import { parse } from 'yaml';
import { isRecord } from '../../../lib/get-property.ts';

/** The bodies that were read, by what the editor makes of them. */
const bodies = new Map<string, string>();

/** Reads a Markdown file as Sveltia CMS does, and remembers its body. */
export function readMarkdown(text: string): object {
	const [, fields = '', body = ''] = /^---[ \t]*\n(.*?\n)??---[ \t]*(?:\n\n?(.*))?$/s.exec(text) ?? ['', '', text];
	bodies.set(simplify(body, /\\(?=[!-/:-@[-`{-~])/g), body);
	const values: unknown = parse(fields);
	return isRecord(values) ? { ...values, body } : { body };
}

/** The body as it was read, if the only difference is what the editor changes by itself. */
export function restoreBody(body: string): string {
	return bodies.get(simplify(body, /\\(?=[*_`~]| ?\|)/g)) ?? body;
}

/** A body without these backslashes, and with one form for what has several: emphasis, and the space in a table. */
function simplify(body: string, backslashes: RegExp): string {
	return body
		.trim()
		.replaceAll(backslashes, '')
		.replaceAll('*', '_')
		.replaceAll(/\s*\|\s*/g, '|')
		.replaceAll(/:?-+:?/g, '-');
}
