// Checks the addresses that editors choose: of the pages they add, and the old ones that redirect to a page or post.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { neverCached } from '../../offline/lists.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';
import type { SiteMap } from './site-map.ts';

const routes = readdirSync(join(import.meta.dirname, '../../pages')).map((file) => file.replace(/\..*$/, ''));

/** Reports addresses that are used twice. */
export function checkAddresses(entries: readonly Entry[], siteMap: SiteMap): Diagnostic[] {
	const taken = new Set([...routes, ...neverCached]);
	const pages = selectEntries(entries, 'ownPages').filter(({ id }) => taken.has(id));
	const seen = new Map<string, string>();
	const oldAddresses = entries.flatMap((entry) => {
		const addresses = [getValue(entry.data, ['formerly']) ?? []].flat().map(String);
		return addresses.flatMap((address, index) => {
			const other = seen.get(address);
			seen.set(address, entry.file);
			const isPage = siteMap.isTaken(address) && 'There is a page at this address now, which visitors want to see.';
			const expected =
				isPage || (other !== undefined && other !== entry.file && `It leads to the page of ${other} already.`);
			return expected ? diagnose(entry, ['formerly', index], quote(address), `${expected} Remove the line.`) : [];
		});
	});
	return [
		...pages.map(({ file, id }) => ({
			file,
			field: '',
			found: quote(id),
			expected: `The site has a page at ${quote(`/${id}`)} already. Give the file another name.`,
		})),
		...oldAddresses,
	];
}
