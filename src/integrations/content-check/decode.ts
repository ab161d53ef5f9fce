/**
 * The text of a file; undefined if it isn't saved as UTF-8. Other encodings would be published as �.
 * @param mayHaveMark whether it may begin with a byte-order mark: Markdown may, JSON may not
 */
export function decode(bytes: Uint8Array, mayHaveMark: boolean): string | undefined {
	try {
		const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: !mayHaveMark }).decode(bytes);
		return /^\ufeff|\0/.test(text) ? undefined : text; // in UTF-16, every other byte of English is zero
	} catch {
		return undefined;
	}
}
