// Checks the names of entries: those of files, which become addresses, and those in a file with many entries.
import type { Shelf } from '../../schemas/collections.ts';
import { quote } from '../../schemas/parts/messages.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Entry } from './read-entries.ts';

/** What is wrong with the names of a collection's entries. */
export function checkIds(shelf: Shelf, entries: readonly Entry[]): Diagnostic[] {
	const { ids } = shelf;
	const misnamed = entries.flatMap((entry) => {
		const expected = ids ? checkListedId(entry.id, ids) : checkFreeId(entry.id);
		return expected === undefined ? [] : [diagnoseId(entry, expected)];
	});
	return [...findMissingFiles(shelf, entries), ...misnamed, ...(shelf.numbered ? checkNumbers(entries) : [])];
}

function findMissingFiles({ folder, files, ids, keyed }: Shelf, entries: readonly Entry[]): Diagnostic[] {
	const names = ids ? ids.map((id) => files.replace('*', id)) : files.includes('*') || keyed ? [] : [files];
	const missing = names.filter((name) => !entries.some(({ file }) => file === `content/${folder}/${name}`));
	return missing.map((name) => ({
		file: `content/${folder}/${name}`,
		field: '',
		found: 'no such file',
		expected: 'The site needs this file. Put it back under exactly this name.',
	}));
}

function checkListedId(id: string, ids: readonly string[]): string | undefined {
	return ids.includes(id) ? undefined : `The name must be one of: ${ids.join(', ')}.`;
}

function checkFreeId(id: string): string | undefined {
	if (/^page-\d+$/.test(id)) return 'Addresses that end so are the later pages of a list. Give it another name.';
	if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return undefined;
	return 'It becomes part of an address: rename it to small letters, numbers and hyphens, e.g. "power-lifting".';
}

function checkNumbers(entries: readonly Entry[]): Diagnostic[] {
	const padded = entries.filter(({ id }) => !/^[1-9]\d*$/.test(id));
	if (padded.length > 0) {
		const expected = 'Write the number alone, such as "13", without anything before or behind it.';
		return padded.map((entry) => diagnoseId(entry, expected));
	}
	const sorted = entries.toSorted((one, other) => Number(one.id) - Number(other.id));
	const gap = sorted.findIndex(({ id }, index) => Number(id) !== index + 1);
	const after = sorted[gap];
	if (after === undefined) return [];
	const number = quote(String(gap + 1));
	const expected = `The pictures must be numbered 1, 2, 3 and so on without a gap: ${number} is missing.`;
	return [diagnoseId(after, expected)];
}

/** The name of an entry is a line in a file with many, and the file's own name elsewhere. */
function diagnoseId({ file, id, shelf, findLine }: Entry, expected: string): Diagnostic {
	return { file, ...(shelf.keyed && { line: findLine([id]) }), field: '', found: quote(id), expected };
}
