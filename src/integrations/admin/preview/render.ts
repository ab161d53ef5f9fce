// Renders an entry with the site's own components and styles. A separate script, loaded when a form first opens; if it
// fails, the screen still works.
import type { SSRResult } from 'astro';
import { renderToString } from 'astro/runtime/server/render/astro/render.js';
import { z } from 'astro/zod';
import { formatDate } from '~/lib/dates';
import siteStyles from '~/styles/global.css?inline';
import { isObject } from '../files/keep-order.ts';
import type { Field } from '../forms/fields.ts';
import { setTexts } from './entries.ts';
import Preview from './Preview.astro';
import { sheets } from './styles.ts';
import type { PreviewContext } from './preview-context.ts';

type Component = Parameters<typeof renderToString>[1];
type Values = Record<string, unknown>;

/** An entry's form and its current values. */
export interface FilledForm {
	collection: string;
	fields: Field[];
	values: Values;
}

/** All styles of the components. */
export const styles = `${siteStyles}\n${sheets.join('\n')}`;

/** Renders an entry's HTML. @param getUrl finds the URL of a picture, which may be unsaved. */
export async function renderEntry(
	{ collection, fields, values }: FilledForm,
	context: PreviewContext,
	getUrl: (picture: string) => Promise<string>,
): Promise<string> {
	setTexts(context.texts);
	const entry = await fill(fields, values, getUrl);
	const text = String(values['body'] ?? '');
	const props = { context, text, [collection]: collection === 'posts' ? createPost(entry, context) : entry };
	return String(await renderToString(page(), z.custom<Component>().parse(Preview), props, {}));
}

/** Creates the values that sections expect: URLs of pictures, and an empty value for every missing required field. */
async function fill(fields: Field[], values: Values, getUrl: (picture: string) => Promise<string>): Promise<Values> {
	const filled: Values = {};
	for (const { name, widget, required, fields: inner, multiple } of fields) {
		const value = values[name];
		const fillGroup = (one: unknown) => fill(inner ?? [], isObject(one) ? one : {}, getUrl);
		if (isEmpty(value) && required === false) continue;
		if (inner && widget === 'object') filled[name] = await fillGroup(value);
		else if (Array.isArray(value)) {
			filled[name] = inner ? await Promise.all(value.map(fillGroup)) : value.filter((one) => !isEmpty(one));
		} else if (isEmpty(value)) filled[name] = widget === 'list' || multiple ? [] : widget === 'number' ? 0 : '';
		else filled[name] = widget === 'image' ? await getUrl(String(value)) : value;
	}
	return filled;
}

/** Sveltia uses null for a field or list item that is not filled in. */
function isEmpty(value: unknown): boolean {
	return value === null || value === undefined || value === '';
}

function createPost(data: Values, { texts: { gym, blogPage }, names }: PreviewContext) {
	const day = new Date(`${String(data['date'])}T00:00:00Z`);
	const date = Number.isNaN(day.getTime()) ? new Date() : day;
	const [first] = z.array(z.string()).parse(data['categories']);
	return {
		data: { ...data, date },
		day: formatDate(date, gym),
		category:
			first === undefined
				? { name: '', href: '/blog' }
				: { name: names[first] ?? first, href: `/blog/category/${first}` },
		...(data['draft'] === true && { mark: blogPage.draft }),
	};
}

/** The minimal page context that Astro's renderer needs: no head, no scripts. */
function page(): SSRResult {
	const url = new URL(location.href);
	const createAstro = (props: object, slots: object) => ({
		props,
		slots: { has: (name: string) => name in slots },
		url,
	});
	return z.custom<SSRResult>().parse({
		createAstro,
		_metadata: { hasRenderedHead: true, renderedScripts: new Set(), propagators: new Set(), templateDepth: 0 },
		inlinedScripts: { get: () => '' },
		componentMetadata: new Map(),
		clientDirectives: new Map(),
		renderers: [],
		compressHTML: true,
	});
}
