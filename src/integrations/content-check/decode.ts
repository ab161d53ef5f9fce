// Decodes a content file as strict UTF-8. Other encodings would be published as �.

/** The text of a file, or what is wrong with its encoding and how to fix it. */
export type Decoded = { text: string } | { found: string; expected: string; line?: number };

const saveAgain = 'Open it in your editor, choose "Save with encoding" (or "Save as"), and there "UTF-8".';

/** Decodes UTF-8. @param name the file's name: JSON may not begin with a byte-order mark, Markdown may. */
export function decode(bytes: Uint8Array, name: string): Decoded {
	const [first, second, third] = bytes;
	const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.includes(0);
	if (isUtf16) return { found: 'a file saved as UTF-16', expected: `The site reads UTF-8. ${saveAgain}` };
	const hasMark = first === 0xef && second === 0xbb && third === 0xbf;
	if (hasMark && name.endsWith('.json')) {
		const expected = `The file begins with an invisible mark, which stops the build. ${saveAgain}`;
		return { found: 'a file saved as "UTF-8 with BOM"', expected };
	}
	try {
		return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
	} catch {
		const line = firstBadLine(bytes);
		const expected = `Letters such as é, ü or ’ are saved in another encoding and would be published as �. ${saveAgain}`;
		return { found: 'a file that is not saved as UTF-8', expected, line };
	}
}

/** The first line with invalid UTF-8. The byte of a line feed never occurs inside another character. */
function firstBadLine(bytes: Uint8Array): number {
	const lines = Buffer.from(bytes).toString('utf8').split('\n');
	return lines.findIndex((line) => line.includes('\ufffd')) + 1;
}
