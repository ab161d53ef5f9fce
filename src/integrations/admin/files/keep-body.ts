// Keeps the source of every paragraph whose words did not change.

/** Takes unchanged blocks from the old text, because the form's Markdown style differs from the author's. */
export function keepBody(old: string, body: string): string {
	if (old.trim() === body.trim()) return old.trim();
	const known = new Map(splitBlocks(old).map((block) => [meaning(block), block]));
	return splitBlocks(body)
		.map((block) => known.get(meaning(block)) ?? block)
		.join('\n\n');
}

function splitBlocks(text: string): string[] {
	return text.trim().split(/\n{2,}/);
}

/** A block without its Markdown style: emphasis marks, bullets, escapes, line breaks. */
function meaning(block: string): string {
	return block
		.replace(/\\(?=[^\w\s])/g, '')
		.replace(/\*/g, '_')
		.replace(/^\s*[_+-]\s+/gm, '- ')
		.replace(/:?-{2,}:?/g, '--')
		.replace(/\s+/g, ' ')
		.trim();
}
