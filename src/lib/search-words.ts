/**
 * The words of a text that the search knows, each once, without case and accents. "women’s" and "warm-up" are one word each, so that
 * "womens", "women" and "warm up" find them.
 */
export function listWords(text: string): string {
	return [...new Set(splitWords(text.replace(/([\p{L}\p{M}])['’ʼ\u2010-]+(?=\p{L})/gu, '$1')))].join(' ');
}

/** Whether a text of listWords() contains every word of the query, even inside a longer word. A query without a word finds nothing. */
export function matches(words: string, query: string): boolean {
	const searched = splitWords(query);
	return searched.length > 0 && searched.every((word) => words.includes(word));
}

/** Letters that Unicode doesn't take apart, and what people type for them. toUpperCase() turns ß into SS, and ı into I. */
const plainLetters = new Map(Object.entries({ Ł: 'L', Ø: 'O', Đ: 'D', Ð: 'D', Ħ: 'H', Æ: 'AE', Œ: 'OE', Þ: 'TH' }));

function splitWords(text: string): string[] {
	// Not \p{M}, which has the vowels of Hindi.
	const plain = text
		.toUpperCase()
		.normalize('NFKD')
		.replace(/[\u0300-\u036f]/g, '')
		.replaceAll('ʼ', ' ');
	const typed = plain.replace(/[ŁØĐÐĦÆŒÞ]/g, (letter) => plainLetters.get(letter) ?? letter);
	return typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
