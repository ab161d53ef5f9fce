// Checks file names, which become addresses.
import type { CollectionDefinition } from '../../schemas/collections.ts';
import { quote } from '../../schemas/parts/explain.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Entry } from './read-entries.ts';

/** Finds invalid names in a collection. */
export function checkIds(definition: CollectionDefinition, entries: readonly Entry[]): Diagnostic[] {
	const { ids } = definition;
	const misnamed = entries.flatMap((entry) => {
		const expected = ids ? checkListedId(entry.id, ids) : checkFreeId(entry.id);
		return expected === undefined ? [] : { file: entry.file, field: '', found: quote(entry.id), expected };
	});
	return [...findMissingFiles(definition, entries), ...misnamed];
}

function findMissingFiles({ folder, files, ids }: CollectionDefinition, entries: readonly Entry[]): Diagnostic[] {
	const names = ids ? ids.map((id) => files.replace('*', id)) : files.includes('*') ? [] : [files];
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
