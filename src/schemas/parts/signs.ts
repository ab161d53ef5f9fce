// Signs that nobody means to write: a text brings them along from another program, and a page shows a box or nothing.

/** Control signs, marks that turn the direction of reading, private signs, and the mark for what could not be read. */
const strange = /[\p{Cc}\p{Co}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/u;
/** Anything that leaves a trace on the page. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first sign in a text that does not belong there, and where. Line ends and tabs do. */
export function findStrangeSign(text: string): { index: number; name: string } | undefined {
	const { index } = strange.exec(text.replace(/[\n\r\t]/g, ' ')) ?? {};
	if (index === undefined) return undefined;
	const code = text.codePointAt(index) ?? 0;
	return { index, name: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` };
}

/** What is wrong with the signs of a text, and what to do. @param where the name of the field. */
export function explainStrangeSign(text: string, where: string): string | undefined {
	const sign = findStrangeSign(text);
	if (!sign) return undefined;
	const before = text.slice(0, sign.index).trimEnd().split(/\s+/).slice(-3).join(' ');
	const place = before === '' ? 'at its beginning' : `after "${before}"`;
	if (sign.name === 'U+FFFD') {
		return `${where} contains � ${place}: a letter was lost when the file was saved. Write it again and save the file as UTF-8.`;
	}
	return `${where} contains an invisible sign (${sign.name}) ${place}. Delete the words around it and type them again.`;
}

/** Whether a text shows anything at all. */
export function isVisible(text: string): boolean {
	return visible.test(text);
}
