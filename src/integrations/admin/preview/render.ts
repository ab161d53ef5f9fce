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

/** Renders an entry's HTML. Fields not filled in yet render empty. */
export async function renderEntry(
	{ collection, fields, values }: FilledForm,
	context: PreviewContext,
): Promise<string> {
	setTexts(context.texts);
	const entry = fillRequired(fields, values);
	const text = String(values['body'] ?? '');
	const props = { context, text, [collection]: collection === 'posts' ? createPost(entry, context) : entry };
	return String(await renderToString(page(), z.custom<Component>().parse(Preview), props, {}));
}

/** Adds an empty value for every missing required field, so that sections get the props they expect. */
function fillRequired(fields: Field[], values: Values): Values {
	return Object.fromEntries(
		fields.flatMap(({ name, widget, required, fields: inner, multiple }) => {
			const value = values[name];
			const groupOf = (one: unknown) => fillRequired(inner ?? [], isObject(one) ? one : {});
			if (isEmpty(value) && required === false) return [];
			if (inner && widget === 'object') return [[name, groupOf(value)]];
			if (Array.isArray(value)) return [[name, inner ? value.map(groupOf) : value.filter((one) => !isEmpty(one))]];
			if (!isEmpty(value)) return [[name, value]];
			return [[name, widget === 'list' || multiple ? [] : widget === 'number' ? 0 : '']];
		}),
	);
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
