// Checks the names of files, which become addresses.
import { longestClassId } from '../../lib/saved-classes.ts';
import { type CollectionDefinition, definitions } from '../../schemas/collections.ts';
import { quote } from '../../schemas/parts/explain.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Entry, selectEntries } from './read-entries.ts';
import { getAddress, staticPaths } from './site-map.ts';

/** Reports files that are missing or have an invalid name. */
export function checkNames(entries: readonly Entry[]): Diagnostic[] {
	return Object.entries<CollectionDefinition>(definitions).flatMap(([collection, { folder, files, ids }]) => {
		const own = selectEntries(entries, collection);
		const names = ids?.map((id) => files.replace('*', id)) ?? (files.includes('*') ? [] : [files]);
		const needed = names.map((name) => `content/${folder}/${name}`);
		const missing = needed.filter((file) => !own.some((entry) => entry.file === file));
		const missed = 'The site needs this file. Put it back with exactly this name.';
		return [
			...missing.map((file) => ({ file, field: '', found: 'no file', expected: missed })),
			...own.flatMap((entry) => {
				const expected = explainName(entry, ids);
				return expected === undefined ? [] : { file: entry.file, field: '', found: quote(entry.id), expected };
			}),
		];
	});
}

function explainName(entry: Entry, ids: readonly string[] | undefined): string | undefined {
	const { collection, id } = entry;
	if (ids) return ids.includes(id) ? undefined : `The name must be one of: ${ids.join(', ')}.`;
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
		return 'The name becomes part of an address. Use lowercase letters, numbers and hyphens, e.g. "power-lifting".';
	if (collection === 'classes' && id.length > longestClassId)
		return `The name is too long: write at most ${longestClassId} characters.`;
	const isTaken = collection === 'ownPages' && (staticPaths.includes(getAddress(entry)) || id === 'admin');
	if (isTaken || /^(index|page-\d+|404)$/.test(id))
		return `The site has a page with this address. Choose another name.`;
	return undefined;
}
