// How the screen reads and writes files: like Sveltia CMS (0.221), and it remembers their texts.
import type CMS from '@sveltia/cms';
import { z } from 'astro/zod';
import { parse, stringify } from 'yaml';

type Fields = Record<string, unknown>;

/** Every text that the screen has read or written. */
const knownTexts = new Set<string>();

/** Whether the screen has read or written this text. Any other comes from another tab or program. */
export function isKnown(text: string): boolean {
	return knownTexts.has(text.trim().replaceAll(/\r\n?/g, '\n')); // as fromFile gets it
}

/** Registers the formats of JSON and of Markdown with front matter, under the names that Sveltia CMS gives them. */
export function registerFormats(cms: typeof CMS): void {
	register('json', 'json', JSON.parse, (fields) => JSON.stringify(fields, null, '\t'));
	register('frontmatter', 'md', readMarkdown, writeMarkdown);

	function register(
		name: string,
		extension: string,
		read: (text: string) => unknown,
		write: (fields: Fields) => string,
	) {
		cms.registerCustomFormat(name, extension, {
			fromFile: (text): Fields => {
				knownTexts.add(text);
				return z.record(z.string(), z.unknown()).parse(read(text)); // a file with a mistake isn't in its list
			},
			toFile: (fields: Fields) => {
				const text = write(fields);
				knownTexts.add(text.trim());
				return text;
			},
		});
	}
}

function readMarkdown(text: string): unknown {
	const [, fields, body] = /^---[ \t]*(\n[^]*?)\n---[ \t]*(?:\n([^]*))?$/.exec(text) ?? [];
	return fields === undefined ? undefined : Object.assign({}, parse(fields), { body: body?.replace(/^\n/, '') });
}

function writeMarkdown({ body, ...fields }: Fields): string {
	const head = stringify(fields, { lineWidth: 0, singleQuote: true });
	return `---\n${head}---\n${typeof body === 'string' && body ? `\n${body}\n` : ''}`;
}
