import { createPolicyHash } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { getAttribute, type Edit, type Element, setAttribute, getSource, getText } from './markup.ts';

/** Whether the policy applies to an inline script or style. Data blocks don't run. */
export function isInline(element: Element): boolean {
	if (element.tagName === 'style') return true;
	const isRun = !/json/.test(getAttribute(element, 'type') ?? '') && getAttribute(element, 'src') === undefined;
	return element.tagName === 'script' && isRun;
}

/**
 * Narrows the policy to the hashes of the page's own inline scripts and styles. Astro writes the hashes of the whole site
 * into every page (seen in 7.3; no issue known): more than the page needs, and 0.7 kB, because hashes don't compress.
 * @param contents the page's final scripts and styles.
 * @param scripts the scripts added to the page after Astro.
 * @throws if the policy lacks one of them: browsers would block it silently.
 */
export function narrowPolicy(
	html: string,
	page: string,
	elements: Element[],
	contents: string[],
	scripts: string[] = [],
): Edit[] {
	const meta = elements.find((element) => getAttribute(element, 'http-equiv') === 'content-security-policy');
	if (!meta) return []; // a redirect page
	const allowed = getAttribute(meta, 'content') ?? '';
	for (const element of elements.filter(isInline)) {
		if (allowed.includes(createPolicyHash(getText(element)))) continue;
		throw new Error(
			`${page}: the security policy would block <${element.tagName}> "${getSource(html, element).slice(0, 80)}…". ` +
				'Let Astro process it: no "is:inline", no "define:vars".',
		);
	}
	const before = elements.filter(isInline).map(getText);
	const kept = new Set([...contents.filter((text) => before.includes(text)), speculationRules].map(quoteHash));
	const added = contents.filter((text) => !before.includes(text)).map(quoteHash); // only styles are ever rewritten
	const narrowed = allowed
		.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (kept.has(hash) ? source : ''))
		.replace(/style-src 'self'/, (sources) => [sources, ...added].join(' '))
		.replace(/script-src 'self'/, (sources) => [sources, ...scripts.map(quoteHash)].join(' '));
	return [setAttribute(meta, 'content', narrowed)];
}

function quoteHash(text: string): string {
	return `'${createPolicyHash(text)}'`;
}
