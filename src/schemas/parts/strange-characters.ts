// Characters that pasted text may contain by accident. Browsers show a box or nothing for them.

/** Control, private-use, surrogate and bidirectional formatting characters, byte order marks and replacement characters. */
const strange = /[\p{Cc}\p{Co}\p{Cs}\u2028-\u202e\u2066-\u2069\ufeff\ufffd]/u;
/** Characters that are visible on the page. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Explains an unwanted character in a text, and what to do about it. Line breaks and tabs are allowed. */
export function explainStrangeCharacter(text: string): string | undefined {
	const { index } = strange.exec(text.replace(/[\n\r\t]/g, ' ')) ?? {};
	if (index === undefined) return undefined;
	const before = text.slice(0, index).trimEnd().split(/\s+/).slice(-3).join(' ');
	const place = before === '' ? 'at the beginning' : `after "${before}"`;
	if (text[index] === '\ufffd') {
		return `There is a � ${place}, where a letter was lost. Type the letter again.`;
	}
	const code = text.codePointAt(index)?.toString(16).toUpperCase().padStart(4, '0');
	return `There is an invisible character (U+${code}) ${place}. Delete the words around it and type them again.`;
}

/** Whether a text has any visible character. */
export function isVisible(text: string): boolean {
	return visible.test(text);
}
