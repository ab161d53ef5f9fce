import { speculationRules } from '~/lib/speculation-rules';

declare global {
	interface Navigator {
		/** Not in every browser. */
		connection?: { saveData: boolean; effectiveType: string };
	}
}

/**
 * Lets the browser render the next page while the pointer rests on its link, so that it is there with the click. Not for
 * visitors who save data or whose line is very slow: there the page at hand needs all of it.
 */
export function renderNextPageAhead(): void {
	const { connection } = navigator;
	if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
	const rules = document.createElement('script');
	rules.type = 'speculationrules';
	rules.append(speculationRules); // word for word: the security policy knows its hash
	document.head.append(rules);
}
