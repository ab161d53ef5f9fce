// Checks the names of files, which become addresses, and old addresses.
import type { Addresses } from '../../content-files/addresses.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { type Entry, selectEntries } from '../../content-files/entry.ts';
import { type CollectionDefinition, definitions } from '../../schemas/collections.ts';
import { quote } from '../../schemas/parts/explain.ts';

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
				const expected = explainName(entry);
				return expected === undefined ? [] : { file: entry.file, field: '', found: quote(entry.id), expected };
			}),
		];
	});
}

function explainName({ definition, id }: Entry): string | undefined {
	const { longestId = Infinity } = definition;
	if (definition.ids)
		return definition.ids.includes(id) ? undefined : `The name must be one of: ${definition.ids.join(', ')}.`;
	if (!definition.anyName && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))
		return 'The name becomes part of an address. Use lowercase Latin letters, numbers and hyphens, e.g. "power-lifting".';
	return id.length > longestId ? `The name is too long: write at most ${longestId} characters.` : undefined;
}

/** Reports names, tags and old addresses whose address something else has. */
export function checkAddresses({ all, findOthers }: Addresses): Diagnostic[] {
	return all.flatMap((address) => {
		const { kind, entry, field } = address;
		const other = findOthers(address).find((one) => kind === 'old' || (kind !== 'site' && one.kind === 'site'));
		if (!entry || !other) return [];
		const advice = kind === 'old' ? 'Remove it from the list.' : 'Choose another name.';
		const expected = `${other.entry?.file ?? 'The site'} has this address already. ${advice}`;
		return field ? diagnose(entry, field, expected) : { file: entry.file, field: '', found: quote(entry.id), expected };
	});
}
