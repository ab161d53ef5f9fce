import { serializeOuter } from 'parse5';
import { createPolicyHash } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { type Element, getAttribute, getText } from './markup.ts';

type Attribute = Element['attrs'][number];

/** The attribute of the meta element with the security policy. Redirect pages have none. */
export function findPolicy(elements: Element[]): Attribute | undefined {
	const meta = elements.find((element) => getAttribute(element, 'http-equiv') === 'content-security-policy');
	return meta?.attrs.find(({ name }) => name === 'content');
}

/** Whether the policy applies to an inline script or style. Data blocks don't run. */
export function isInline(element: Element): boolean {
	if (element.tagName === 'style') return true;
	const isRun = !/json/.test(getAttribute(element, 'type') ?? '') && getAttribute(element, 'src') === undefined;
	return element.tagName === 'script' && isRun;
}

/** @throws if the policy lacks the hash of an inline script or style as Astro built it: browsers would block it silently. */
export function checkPolicy(page: string, elements: Element[], policy: Attribute): void {
	for (const element of elements.filter(isInline)) {
		if (policy.value.includes(createPolicyHash(getText(element)))) continue;
		throw new Error(
			`${page}: the security policy would block <${element.tagName}> "${serializeOuter(element).slice(0, 80)}…". ` +
				'Let Astro process it: no "is:inline", no "define:vars".',
		);
	}
}

/**
 * Narrows the policy to the hashes of the page's own inline scripts and styles. Astro writes the hashes of the whole site
 * into every page (seen in 7.3; no issue known): more than the page needs, and 0.7 kB, because hashes don't compress.
 * @param elements the finished page.
 */
export function narrowPolicy(elements: Element[], policy: Attribute): void {
	const inline = elements.filter(isInline);
	const listHashes = (tag: string, ...others: string[]) => {
		const texts = inline.filter(({ tagName }) => tagName === tag).map(getText);
		return [...new Set([...texts, ...others])].map((text) => ` '${createPolicyHash(text)}'`).join('');
	};
	policy.value = policy.value
		.replace(/ 'sha256-[^']+'/g, '')
		.replace(/(?<=style-src 'self')/, listHashes('style'))
		.replace(/(?<=script-src 'self')/, listHashes('script', speculationRules));
}
