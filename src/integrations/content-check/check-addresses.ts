// Checks the names of files, which become addresses, and the old addresses that redirect to a page or post.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { neverCached } from '../../offline/lists.ts';
import { type CollectionDefinition, definitions } from '../../schemas/collections.ts';
import { decodeAddress } from '../../schemas/own-page.ts';
import { quote } from '../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';
import type { SiteMap } from './site-map.ts';

const routes = readdirSync(join(import.meta.dirname, '../../pages')).map((file) => file.replace(/\..*$/, ''));

/** Folders of the build, the accounts and the hosts. No old address can be in one of them. */
const reserved = /^\/(_[^/]*|admin|auth|rest|worker|cdn-cgi)(\/|$)|\/index$/;

/** Reports files that are missing or have an invalid name. */
export function checkNames(entries: readonly Entry[]): Diagnostic[] {
	return Object.entries<CollectionDefinition>(definitions).flatMap(([collection, definition]) => {
		const own = selectEntries(entries, collection);
		const misnamed = own.flatMap(({ file, id }) => {
			const expected = checkName(id, definition.ids);
			return expected === undefined ? [] : { file, field: '', found: quote(id), expected };
		});
		return [...findMissingFiles(definition, own), ...misnamed];
	});
}

function findMissingFiles({ folder, files, ids }: CollectionDefinition, entries: readonly Entry[]): Diagnostic[] {
	const names = ids ? ids.map((id) => files.replace('*', id)) : files.includes('*') ? [] : [files];
	const missing = names.filter((name) => !entries.some(({ file }) => file === `content/${folder}/${name}`));
	return missing.map((name) => ({
		file: `content/${folder}/${name}`,
		field: '',
		found: 'no file',
		expected: 'The site needs this file. Put it back with exactly this name.',
	}));
}

function checkName(id: string, ids: readonly string[] | undefined): string | undefined {
	if (ids) return ids.includes(id) ? undefined : `The name must be one of: ${ids.join(', ')}.`;
	if (/^page-\d+$/.test(id)) return 'Addresses like this belong to the later pages of a list. Choose another name.';
	if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) return undefined;
	return 'The name becomes part of an address. Use lowercase letters, numbers and hyphens, e.g. "power-lifting".';
}

/** Reports added pages and old addresses that have the address of another page. */
export function checkAddresses(entries: readonly Entry[], siteMap: SiteMap): Diagnostic[] {
	const taken = new Set([...routes, ...neverCached]);
	const pages = selectEntries(entries, 'ownPages').filter(({ id }) => taken.has(id));
	const seen = new Map<string, string>();
	const oldAddresses = entries.flatMap((entry) => {
		const addresses = [getValue(entry.data, ['formerly']) ?? []].flat().map(String);
		return addresses.flatMap((address, index) => {
			const other = seen.get(address) ?? entry.file;
			seen.set(address, entry.file);
			const isTwice = other !== entry.file && `${other} already has this old address.`;
			const mistake = isPage(address, siteMap) ? 'The site uses this address.' : isTwice;
			return mistake ? diagnose(entry, ['formerly', index], quote(address), `${mistake} Remove it here.`) : [];
		});
	});
	return [
		...pages.map(({ file, id }) => ({
			file,
			field: '',
			found: quote(id),
			expected: `The site already has a page at ${quote(`/${id}`)}. Choose another name.`,
		})),
		...oldAddresses,
	];
}

/** Whether the site uses an address. Hosts decode addresses, and some ignore upper and lower case. */
function isPage(address: string, siteMap: SiteMap): boolean {
	const path = decodeAddress(address)?.toLowerCase() ?? '';
	return routes.includes(path.slice(1)) || siteMap.isTaken(path) || reserved.test(path);
}
