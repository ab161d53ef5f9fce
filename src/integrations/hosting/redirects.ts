import { movedAddresses } from '../../lib/page-lists.ts';
import { decodeAddress } from '../../schemas/own-page.ts';
import { type Entry, getValue } from '../content-check/read-entries.ts';
import { getAddress, readSiteMap } from '../content-check/site-map.ts';

/**
 * Astro's `redirects`: pages that redirect from an old address. Posts and pages list theirs in `formerly`. Pages that are
 * unpublished or switched off get none.
 */
export function readRedirects(entries: readonly Entry[], base = '/'): { [from: string]: string } {
	const { isUnpublished, isOff } = readSiteMap(entries);
	const former = entries.flatMap((entry): [from: string, to: string][] => {
		const to = getAddress(entry);
		const addresses = [getValue(entry.data, ['formerly']) ?? []].flat().map(String);
		return isUnpublished(to) ? [] : addresses.map((from) => [decodeAddress(from) ?? from, to]);
	});
	// Astro 7.3 adds the base path to the old address, but not to the new one.
	const all: [from: string, to: string][] = [...Object.entries(movedAddresses), ...former];
	const found = all.filter(([, to]) => !isOff(to));
	return Object.fromEntries(found.map(([from, to]) => [from, base + to.slice(1)]));
}
