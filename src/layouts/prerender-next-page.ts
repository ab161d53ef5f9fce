import { speculationRules } from '~/lib/speculation-rules.ts';

declare global {
	interface Navigator {
		/** Only in Chromium. */
		connection?: { saveData: boolean; effectiveType: string };
	}
}

/**
 * Lets the browser prerender the next page while the pointer is over its link. Skipped if the visitor saves data or is on
 * 2G, because the current page needs the bandwidth.
 */
export function prerenderNextPage(): void {
	const { connection } = navigator;
	if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
	const rules = document.createElement('script');
	rules.type = 'speculationrules';
	rules.append(speculationRules); // must stay verbatim: the CSP contains its hash
	document.head.append(rules);
}
