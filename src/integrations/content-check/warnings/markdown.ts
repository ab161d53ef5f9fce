import { findSlips, type MarkdownRule } from '../check-markdown.ts';
import { diagnoseText, type Diagnostic } from '../diagnostic.ts';
import { readBody } from '../read-body.ts';
import type { ContentIndex } from './content-index.ts';

const list = 'For a list, begin each line with "- ".';
const rules: MarkdownRule[] = [
	{ pattern: /^#[\p{L}\d][^\n]*$/u, expected: 'If this is a heading, write "## " before it.' },
	{
		pattern: /\*\*|(?<!\w)__|__(?!\w)/,
		expected: 'These signs are shown. For bold words they stand close to the first and the last: **bold words**.',
	},
	{ pattern: /^\s*[•·–]\s*\S.*/m, expected: list },
	{ pattern: /^[-*+][^\s\-*+][^\n]*\n[-*+]\S/m, expected: list },
];

/** Warns about Markdown that shows as source but may be intended. */
export function warnOfMarkdown({ entries }: ContentIndex): Diagnostic[] {
	return entries.flatMap((entry) =>
		findSlips(readBody(entry.body).nodes, rules).map((slip) => diagnoseText(entry, slip)),
	);
}
