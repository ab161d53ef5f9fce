import { createHash } from 'node:crypto';
import { defaultTreeAdapter as tree } from 'parse5';
import { type Account, getAnalytics } from '../../lib/analytics.ts';
import type { AccountSettings } from '../hosting/account-settings.ts';
import {
	createElement,
	type Document,
	type Element,
	getAttribute,
	getText,
	insertBefore,
	listElements,
} from './markup.ts';

/** The hosts that pages may use besides the site's own, by the directive that allows them. */
export type Hosts = Record<'script-src' | 'connect-src' | 'frame-src' | 'form-action', string[]>;

/**
 * Lists the hosts that settings name. If a page needs another one, add it here.
 * @param gym its settings may name a form service, which receives the contact form without JavaScript, and analytics.
 */
export function listHosts(
	accounts: AccountSettings,
	gym?: { contactForm?: { service?: string | undefined } | undefined; analytics?: Account | undefined },
): Hosts {
	const analytics = gym?.analytics ? [getAnalytics(gym.analytics)] : [];
	const project = accounts.kind === 'project' ? [accounts.url] : [];
	return {
		'script-src': analytics.map(({ script }) => new URL(script).origin),
		'connect-src': [...project, ...analytics.map(({ receiver }) => receiver)],
		'frame-src': ['https://www.openstreetmap.org'], // the map
		'form-action': gym?.contactForm?.service ? [new URL(gym.contactForm.service).origin] : [],
	};
}

/** Whether the policy applies to a script in the page. Data blocks don't run. */
export function isInlineScript(element: Element): boolean {
	const isData = /json/.test(getAttribute(element, 'type') ?? '');
	return element.tagName === 'script' && !isData && getAttribute(element, 'src') === undefined;
}

/** Adds the policy of a finished page. Only the charset precedes it, because it doesn't apply to what does; redirects have none. */
export function addPolicy(page: Document, hosts: Hosts): void {
	const elements = listElements(page);
	const inHead = elements.filter(({ parentNode }) => parentNode?.nodeName === 'head');
	const charset = inHead.find((one) => getAttribute(one, 'charset') !== undefined);
	const first = inHead.find((one) => one !== charset);
	if (!first) throw new Error('There is nothing in its head that the policy could precede.');
	if (charset) tree.detachNode(charset);
	insertBefore(charset ?? createElement('meta', { charset: 'utf-8' }), first);
	const content = createPolicy(elements, hosts);
	insertBefore(createElement('meta', { 'http-equiv': 'content-security-policy', content }), first);
}

/**
 * The policy allows the page's own inline scripts and styles by their hashes. Directives that a meta element can't set are in
 * public/_headers.
 */
function createPolicy(elements: Element[], hosts: Hosts): string {
	const scripts = elements.filter(isInlineScript).map(getText);
	const styles = elements.filter(({ tagName }) => tagName === 'style').map(getText);
	return [
		"default-src 'self'",
		`script-src ${["'self'", ...hosts['script-src'], ...hash(...scripts)].join(' ')}`,
		`style-src ${["'self'", ...hash(...styles)].join(' ')}`,
		"img-src 'self' data:",
		`connect-src ${["'self'", ...hosts['connect-src']].join(' ')}`,
		`frame-src ${hosts['frame-src'].join(' ')}`,
		`form-action ${["'self' mailto:", ...hosts['form-action']].join(' ')}`,
		"base-uri 'none'",
		"object-src 'none'",
	].join(';');
}

/** The hashes by which a policy allows inline scripts or styles. */
function hash(...texts: string[]): string[] {
	return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
