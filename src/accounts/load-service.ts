import { createLoader } from '~/lib/create-loader.ts';
import { AccountError, toErrorKey } from './account-error.ts';
import address from './client.ts?address';

/** The client of the account service: see client.ts. */
export type AccountClient = typeof import('./client.ts');

const loadClient = createLoader<AccountClient>(address);

/** Loads the client of the account service on first use. A failed attempt can be repeated. */
export async function loadService(): Promise<AccountClient> {
	const client = await loadClient();
	if (client) return client;
	const response = await fetch(address, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
	if (!response) throw new AccountError('unreachable');
	// The connection was lost for a moment only.
	const again = response.ok && (await loadClient());
	if (again) return again;
	// The script's name contains a hash, so it is gone once another version of the site is published.
	throw new AccountError(toErrorKey({ status: response.status }, { 404: 'outdated' }));
}
