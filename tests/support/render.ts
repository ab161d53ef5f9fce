import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { JSDOM } from 'jsdom';

type Component = Parameters<AstroContainer['renderToString']>[0];

const container = await AstroContainer.create();

/** Renders a section or component from its props. Returns a document to query. */
export async function render<Props extends object>(
	component: Component & ((props: Props) => unknown),
	props: NoInfer<Props>,
): Promise<Document> {
	return new JSDOM(await container.renderToString(component, { props: Object.fromEntries(Object.entries(props)) }))
		.window.document;
}

/** The visible texts of all matching elements. */
export function texts(document: Document, selector: string): string[] {
	return [...document.querySelectorAll(selector)].map((element) =>
		(element.textContent ?? '').replace(/\s+/g, ' ').trim(),
	);
}
