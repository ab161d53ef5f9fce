import { defaultTreeAdapter as tree } from 'parse5';
import { type Account, getAnalyticsSources } from '../../lib/analytics.ts';
import { createPolicyHash } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { readAccountSettings } from '../account-settings.ts';
import { inlineCode } from '../bundle-script.ts';
import { type Element, getAttribute, getText } from './markup.ts';

/**
 * The sources pages may use, for Astro's `security.csp`. Astro adds the fonts and the hashes of all inline scripts and
 * styles that it processes. Directives that a meta element can't set are in public/_headers.
 * @param gym its settings may name a form service, which receives the contact form without JavaScript, and analytics.
 */
export function createSecurityPolicy(gym?: { contactForm?: { service: string }; analytics?: Account }) {
	const accounts = readAccountSettings();
	const accountService = accounts.kind === 'project' ? [accounts.origin] : [];
	const formService = gym?.contactForm?.service;
	const { scripts, receivers } = getAnalyticsSources(gym?.analytics);
	return {
		...(scripts.length > 0 && { scriptDirective: { resources: ["'self'", ...scripts] } }),
		directives: [
			createDirective('default-src', "'self'"),
			createDirective('img-src', "'self'", 'data:'),
			createDirective('connect-src', "'self'", ...accountService, ...receivers),
			createDirective('frame-src', 'https://www.openstreetmap.org'),
			createDirective('form-action', "'self'", 'mailto:', ...(formService ? [new URL(formService).origin] : [])),
			createDirective('base-uri', "'none'"),
			createDirective('object-src', "'none'"),
		],
	};
}

function createDirective<Name extends string>(name: Name, ...sources: string[]): `${Name} ${string}` {
	return `${name} ${sources.join(' ')}`;
}

/** The meta element with the security policy. Redirect pages have none. */
export function findPolicy(elements: Element[]): Element | undefined {
	return elements.find((element) => getAttribute(element, 'http-equiv') === 'content-security-policy');
}

/** Whether the policy applies to a script in the page. Data blocks don't run. */
export function isInlineScript(element: Element): boolean {
	const isData = /json/.test(getAttribute(element, 'type') ?? '');
	return element.tagName === 'script' && !isData && getAttribute(element, 'src') === undefined;
}

/**
 * Moves the policy to the start of the head, because it doesn't apply to what precedes it, and replaces the hashes with those
 * of the page's own scripts and styles. Astro writes the policy at the end of the head, with the hashes of the whole site:
 * 0.7 kB more, because hashes don't compress.
 * @param page the file, for the error.
 * @param elements the finished page.
 * @throws if a script is neither processed by Astro nor an InlineScript, so that nothing else can add a script to a page.
 */
export function finishPolicy(page: string, elements: Element[], meta: Element): void {
	const policy = meta.attrs.find(({ name }) => name === 'content');
	const charset = elements.find((element) => getAttribute(element, 'charset') !== undefined);
	const scripts = elements.filter(isInlineScript).map(getText);
	const unknown = scripts.find((code) => !policy?.value.includes(createPolicyHash(code)) && !inlineCode.has(code));
	if (!policy || unknown !== undefined) {
		throw new Error(
			`${page}: the security policy would block the script "${unknown?.slice(0, 80)}…". ` +
				'Let Astro process it (no "is:inline", no "define:vars"), or use components/InlineScript.astro.',
		);
	}
	const styles = elements.filter(({ tagName }) => tagName === 'style').map(getText);
	const hashes = (texts: string[]) => [...new Set(texts)].map((text) => ` '${createPolicyHash(text)}'`).join('');
	policy.value = policy.value
		.replace(/ 'sha256-[^']+'/g, '')
		.replace(/(?<=style-src 'self')/, hashes(styles))
		.replace(/(?<=script-src 'self')/, hashes([...scripts, speculationRules]));
	const { parentNode: head } = meta;
	for (const element of [meta, charset]) {
		if (!head || !element) continue;
		tree.detachNode(element);
		const [first] = head.childNodes;
		if (first) tree.insertBefore(head, element, first);
		else tree.appendChild(head, element);
	}
}
