// Structured data (schema.org) for search engines. It must not contain anything that the page does not show.
import type { Graph, Thing, WithContext } from 'schema-dts';
import { href } from '~/urls.ts';

/** Combines several things in one block. They may refer to each other by `@id`. */
export function combine(...things: Thing[]): Graph {
	return { '@context': 'https://schema.org', '@graph': things };
}

/** Serializes data for a script element. Escapes "<", so that no content can close the element. */
export function toScript(data: Graph | WithContext<Exclude<Thing, string>>): string {
	return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The absolute URL of a path. */
export function toUrl(path: string, site: URL): string {
	return new URL(href(path), site).href;
}
