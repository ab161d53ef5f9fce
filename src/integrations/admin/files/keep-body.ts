// Keeps the source of every block whose words did not change.

/** Takes unchanged blocks from the old text, because the form's Markdown style differs from the author's. */
export function keepBody(old: string, body: string): string {
	if (old.trim() === body.trim()) return old.trim();
	const known = new Map(splitBlocks(old).map((block) => [normalizeBlock(block), block]));
	return splitBlocks(body)
		.map((block) => known.get(normalizeBlock(block)) ?? block)
		.join('\n\n');
}

function splitBlocks(text: string): string[] {
	return text.trim().split(/\n{2,}/);
}

/** Replaces what differs between Markdown styles: emphasis marks, bullets, escapes, line breaks. */
function normalizeBlock(block: string): string {
	return block
		.replace(/\\(?=[^\w\s])/g, '')
		.replace(/\*/g, '_')
		.replace(/^\s*[_+-]\s+/gm, '- ')
		.replace(/:?-{2,}:?/g, '--')
		.replace(/\s+/g, ' ')
		.trim();
}
