import { type Entry, listTexts, type Text } from '../read-entries.ts';

/** What the warnings look at: all entries, and all texts in their fields. */
export function indexContent(entries: readonly Entry[]) {
	return { entries, texts: entries.flatMap(listTexts) };
}

/** What the warnings look at. */
export type ContentIndex = ReturnType<typeof indexContent>;

/** The name of the field that a text belongs to; of a text in a list, that of the list. */
export function getFieldName({ path }: Text): string {
	return String(path.findLast((step) => typeof step === 'string'));
}
