// Keeps each paragraph of an article as it was written, unless its words were changed.

/** The new text with the old lines of every block that says the same. The form's own way of writing is not the editor's. */
export function keepBody(old: string, body: string): string {
	if (old.trim() === body.trim()) return old.trim();
	const known = new Map(blocksOf(old).map((block) => [meaning(block), block]));
	return blocksOf(body)
		.map((block) => known.get(meaning(block)) ?? block)
		.join('\n\n');
}

function blocksOf(text: string): string[] {
	return text.trim().split(/\n{2,}/);
}

/** A block without what only says how it is written: marks of emphasis and lists, escapes, line ends. */
function meaning(block: string): string {
	return block
		.replace(/\\(?=[^\w\s])/g, '')
		.replace(/\*/g, '_')
		.replace(/^\s*[_+-]\s+/gm, '- ')
		.replace(/:?-{2,}:?/g, '--')
		.replace(/\s+/g, ' ')
		.trim();
}
