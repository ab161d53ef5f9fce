import { attribute, type Edit, type Element, insertBefore } from './markup.ts';

/**
 * Names the picture that the page opens with in the head too, where browsers come upon it a dozen kilobytes earlier. Only
 * the first of its shapes, the one for phones: the others hold for what is left, which a preload cannot say. Not in a Link
 * header for early hints: of those Chromium 153 passes over each with a srcset or a media, and what is left to say, one
 * picture for all, would be 10 kB for nothing on every wider screen.
 */
export function preloadPicture(elements: Element[], before: Element): Edit[] {
	const first = elements.find((element) => attribute(element, 'fetchpriority') === 'high');
	const source = first && elements.find(({ parentNode }) => parentNode === first.parentNode);
	if (source?.tagName !== 'source') return [];
	const said = source.attrs.map(({ name, value }) => `${name.replace(/^(?=srcset|sizes)/, 'image')}="${value}"`);
	return [insertBefore(before, `<link rel="preload" as="image" ${said.join(' ')} fetchpriority="high">`)];
}
