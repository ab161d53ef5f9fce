import { createPolicyHash } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import type { AccountSettings } from '../hosting/account-settings.ts';
import { type Element, getAttribute, getText } from './markup.ts';

/** The hosts that pages may use besides the site's own, by the directive that allows them. */
export type Hosts = Record<'script-src' | 'connect-src' | 'frame-src' | 'form-action', string[]>;

/**
 * Lists the hosts that settings name. If a page needs another one, add it here.
 * @param formService receives the contact form without JavaScript, if the gym uses one.
 */
export function listHosts(accounts: AccountSettings, formService?: string): Hosts {
	return {
		'script-src': [],
		'connect-src': accounts.kind === 'project' ? [accounts.origin] : [],
		'frame-src': ['https://www.openstreetmap.org'], // the map
		'form-action': formService ? [new URL(formService).origin] : [],
	};
}

/** Whether the policy applies to a script in the page. Data blocks don't run. */
export function isInlineScript(element: Element): boolean {
	const isData = /json/.test(getAttribute(element, 'type') ?? '');
	return element.tagName === 'script' && !isData && getAttribute(element, 'src') === undefined;
}

/**
 * Creates the Content Security Policy of a finished page. It allows the page's own inline scripts and styles by their hashes.
 * Directives that a meta element can't set are in public/_headers.
 * @param page the file, for the error.
 * @throws if the policy would block something in the page.
 */
export function createPolicy(page: string, elements: Element[], hosts: Hosts): string {
	for (const element of elements) refuseBlocked(page, element, hosts);
	const hash = (list: Element[]) => [...new Set(list.map(getText))].map((text) => `'${createPolicyHash(text)}'`);
	const scripts = hash(elements.filter(isInlineScript));
	const styles = hash(elements.filter(({ tagName }) => tagName === 'style'));
	// The speculation rules are added by a script (components/prerender-next-page.ts).
	const rules = `'${createPolicyHash(speculationRules)}'`;
	const directives = {
		'default-src': ["'self'"],
		'script-src': ["'self'", ...hosts['script-src'], ...scripts, rules],
		'style-src': ["'self'", ...styles],
		'img-src': ["'self'", 'data:'],
		'connect-src': ["'self'", ...hosts['connect-src']],
		'frame-src': hosts['frame-src'],
		'form-action': ["'self'", 'mailto:', ...hosts['form-action']],
		'base-uri': ["'none'"],
		'object-src': ["'none'"],
	};
	return Object.entries(directives)
		.map(([name, sources]) => `${name} ${sources.join(' ')}`)
		.join(';');
}

/** Stands for the site, whose own addresses have no host. */
const site = 'https://site.invalid';

function refuseBlocked(page: string, { tagName, attrs }: Element, hosts: Hosts): void {
	const allowed = tagName === 'script' ? hosts['script-src'] : tagName === 'iframe' ? hosts['frame-src'] : undefined;
	const advice = (name: string, value: string) => {
		if (name === 'style') return 'Use a class.';
		if (name.startsWith('on')) return 'Let a script call addEventListener().';
		if (name !== 'src' || !allowed) return undefined;
		const isAllowed = [site, ...allowed].includes(URL.parse(value, site)?.origin ?? '');
		return isAllowed ? undefined : 'Add its host to listHosts() in security-policy.ts.';
	};
	for (const { name, value } of attrs) {
		const found = advice(name, value);
		if (found)
			throw new Error(`${page}: the security policy would block ${name}="${value}" of a <${tagName}>. ${found}`);
	}
}
