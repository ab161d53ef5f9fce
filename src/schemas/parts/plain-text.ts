// Fields show their text as typed: only the text below the fields has Markdown.

/** What visitors would see in place of what was meant. A pattern must take linear time. */
const marks: [pattern: RegExp, expected: string][] = [
	[
		/(?<![\p{L}\p{N}*_])([*_]{1,2})(?![\s*_])[^*_\n]+(?<!\s)\1(?![\p{L}\p{N}])|\]\(|<\/?[a-z][^<>]*>|&(?:#\d+|[a-z]+\d*);|^#{1,6} /iu,
		'Visitors see the marks of Markdown and HTML as typed here. Write only the words.',
	],
	[/^["“”„«»‘’'][^"“”„«»]+["“”„«»‘’']$/u, 'Remove the quotation marks around the text. Visitors see them.'],
	// In Greek, a semicolon is the question mark.
	[/,$|(?<!\p{Script=Greek}.?);$/u, 'Remove the mark at the end of the text. Visitors see it.'],
];

/** What is wrong with the marks in a text, or undefined. */
export function explainMarks(text: string): string | undefined {
	return marks.find(([pattern]) => pattern.test(text.trim()))?.[1];
}
