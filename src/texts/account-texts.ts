// The words of the account forms, in the script of their islands, which loads when a form is touched: as properties, each island of a
// page would carry them in its HTML.
import type { Texts } from './defaults.ts';

declare global {
	/** Both are set by astro.config.mjs. */
	const ACCOUNT_TEXTS: Pick<Texts, 'account' | 'accountErrors'>;
	const LINK_TEXTS: Texts['mailLinks'];
}

export const { account: texts, accountErrors: errors } = ACCOUNT_TEXTS;
