import type { RedirectRule } from '../../lib/host-rules.ts';
import { formerAddress } from '../../schemas/own-page.ts';
import { getValue, readEntries } from '../content-check/read-entries.ts';
import { getAddress, readSiteMap } from '../content-check/site-map.ts';

/**
 * Redirects from the old addresses that posts and pages list in `formerly`. Unpublished entries get none. Runs before the
 * content check, so it skips invalid addresses: the check reports them.
 */
export async function readFormerAddresses(content: string): Promise<RedirectRule[]> {
	const { entries } = await readEntries(content);
	const { isTaken, isUnpublished } = readSiteMap(entries);
	return entries.flatMap((entry) => {
		const to = getAddress(entry);
		const addresses = [getValue(entry.data, ['formerly']) ?? []].flat().map(String);
		const usable = addresses.filter((from) => formerAddress.test(from) && !isTaken(from));
		return isUnpublished(to) ? [] : usable.map((from) => ({ from, to }));
	});
}
