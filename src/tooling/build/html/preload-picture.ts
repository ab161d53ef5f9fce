import { attribute, type Edit, type Element, insertBefore, placeOf } from './markup.ts';

/**
 * Names the picture that the page opens with in the head too, where browsers come upon it a dozen kilobytes earlier. Only
 * the first of its shapes, the one for phones: the others hold for what is left, which a preload cannot say. The font then
 * waits for the picture: on a thin line it comes too late for the page anyway, and for the next one it has time.
 */
export function preloadPicture(elements: Element[], before: Element): Edit[] {
	const first = elements.find((element) => attribute(element, 'fetchpriority') === 'high');
	const source = first && elements.find(({ parentNode }) => parentNode === first.parentNode);
	if (source?.tagName !== 'source') return [];
	const said = source.attrs.map(({ name, value }) => `${name.replace(/^(?=srcset|sizes)/, 'image')}="${value}"`);
	const fonts = elements.filter((element) => attribute(element, 'as') === 'font');
	return [
		insertBefore(before, `<link rel="preload" as="image" ${said.join(' ')} fetchpriority="high">`),
		...fonts.map((font) => ({
			start: placeOf(font).end - 1,
			end: placeOf(font).end - 1,
			text: ' fetchpriority="low"',
		})),
	];
}
