import { hashOf } from '../../lib/policy-hash.ts';
import { speculationRules } from '../../lib/speculation-rules.ts';
import { attribute, type Edit, type Element, setAttribute, sourceOf, textOf } from './markup.ts';

/** The inline scripts and styles that browsers ask the policy about; data blocks are not run. */
export function isInline(element: Element): boolean {
	if (element.tagName === 'style') return true;
	const isRun = !/json/.test(attribute(element, 'type') ?? '') && attribute(element, 'src') === undefined;
	return element.tagName === 'script' && isRun;
}

/**
 * The page's policy with the hashes of its own inline scripts and styles alone; Astro writes those of the whole site into
 * every page, which allows more than needed and weighs 0.7 kB a page, since hashes can't be compressed.
 * @param contents what the page's scripts and styles are in the end.
 * @param scripts what was written into the page besides.
 * @throws when one of them was not in the policy: browsers would block it without a word to anybody.
 */
export function narrowPolicy(
	html: string,
	page: string,
	elements: Element[],
	contents: string[],
	scripts: string[] = [],
): Edit[] {
	const meta = elements.find((element) => attribute(element, 'http-equiv') === 'content-security-policy');
	if (!meta) return []; // such as a page that only redirects
	const allowed = attribute(meta, 'content') ?? '';
	for (const element of elements.filter(isInline)) {
		if (allowed.includes(hashOf(textOf(element)))) continue;
		throw new Error(
			`${page}: the security policy would block <${element.tagName}> "${sourceOf(html, element).slice(0, 80)}…". ` +
				'Let Astro process it: no "is:inline", no "define:vars".',
		);
	}
	const before = elements.filter(isInline).map(textOf);
	const kept = new Set([...contents.filter((text) => before.includes(text)), speculationRules].map(quoted));
	const added = contents.filter((text) => !before.includes(text)).map(quoted); // style alone is ever written anew
	const narrowed = allowed
		.replace(/ ('sha256-[^']+')/g, (source, hash: string) => (kept.has(hash) ? source : ''))
		.replace(/style-src 'self'/, (sources) => [sources, ...added].join(' '))
		.replace(/script-src 'self'/, (sources) => [sources, ...scripts.map(quoted)].join(' '));
	return [setAttribute(meta, 'content', narrowed)];
}

function quoted(text: string): string {
	return `'${hashOf(text)}'`;
}
