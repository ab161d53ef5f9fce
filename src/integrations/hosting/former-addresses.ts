import type { RedirectRule } from './host-rules.ts';
import { type Entry, getValue } from '../content-check/read-entries.ts';
import { getAddress, readSiteMap } from '../content-check/site-map.ts';

/** Redirects from the old addresses that posts and pages list in `formerly`. Unpublished entries get none. */
export function readFormerAddresses(entries: readonly Entry[]): RedirectRule[] {
	const { isUnpublished } = readSiteMap(entries);
	return entries.flatMap((entry) => {
		const to = getAddress(entry);
		const addresses = [getValue(entry.data, ['formerly']) ?? []].flat().map(String);
		return isUnpublished(to) ? [] : addresses.map((from) => ({ from, to }));
	});
}
