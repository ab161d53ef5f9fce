// Which addresses the site has, from the files in src/pages and the entries in content/, before anything is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayIn } from '../../lib/dates.ts';
import { publication } from '../../lib/posts.ts';
import { readRules, redirectFor } from '../../tooling/serve/host-rules.ts';
import { readBody } from './read-body.ts';
import { type Entry, valueAt } from './read-entries.ts';

const source = join(import.meta.dirname, '../..');
const publicFolder = join(source, '../public');

/** The addresses that a link of content may lead to. */
export interface SiteMap {
	/** The addresses that are known one by one, to find the one that was meant. */
	paths: string[];
	has: (path: string) => boolean;
	/** Whether it is the address of a post that visitors don't see yet: a draft, or one with a date to come. */
	waits: (path: string) => boolean;
	/** The sections of a page that "#…" can lead to; undefined if they are not known. */
	anchorsOf: (path: string) => string[] | undefined;
}

/** Lists the site's addresses. A page whose parts are not known here is taken to have every address of its form. */
export function readSiteMap(entries: readonly Entry[]): SiteMap {
	const waiting = unpublished(entries);
	const parts = routeParts(entries, waiting);
	const pages = new Map<string, string>();
	const others: RegExp[] = [];
	const files = readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' });
	for (const file of files.map((name) => name.replaceAll('\\', '/'))) {
		const whole = `/${file}`.replace(/\.(astro|ts)$/, '').replace(/\/index$/, '') || '/';
		// A list in pages: the first has the list's own address, the others "/page-2" and so on.
		const route = whole.replace(/\/\[\.{3}page\]$/, '');
		if (route !== whole) others.push(formOf(`${route}/page-[number]`));
		const [before = '', name, after = ''] = route.split(/\[([^\]]+)\]/);
		const values = name === undefined ? [''] : parts[`${before}[${name}]${after}`];
		if (!/\.(astro|ts)$/.test(file) || route === '/404') continue;
		if (values) for (const value of values) pages.set(before + value + after, file);
		else others.push(formOf(route));
	}
	const { redirects } = readRules(publicFolder);
	const articles = new Map(
		entries.filter(({ collection }) => collection === 'posts').map(({ id, body }) => [`/blog/${id}`, body]),
	);
	const templateIds = new Map<string, string[]>();
	return {
		paths: [...pages.keys()],
		has: (path) =>
			pages.has(path) ||
			others.some((form) => form.test(path)) ||
			redirectFor(redirects, path) !== undefined ||
			(/\.\w+$/.test(path) && existsSync(join(publicFolder, path))),
		waits: (path) => waiting.has(path),
		anchorsOf: (path) => {
			const template = pages.get(path);
			if (template === undefined) return undefined;
			const ids = templateIds.get(template) ?? idsIn(join(source, 'pages', template), new Set());
			templateIds.set(template, ids);
			return [...ids, ...readBody(articles.get(path) ?? '').anchors];
		},
	};
}

function unpublished(entries: readonly Entry[]): Set<string> {
	const zone = entries.map(({ collection, data }) => collection === 'gym' && valueAt(data, ['timeZone'])).find(Boolean);
	const known = typeof zone === 'string' && Intl.supportedValuesOf('timeZone').includes(zone);
	const today = dayIn(known ? zone : 'UTC', new Date());
	const waiting = entries.filter(({ collection, data }) => {
		const date = new Date(String(valueAt(data, ['date'])));
		const draft = valueAt(data, ['draft']) === true;
		return (
			collection === 'posts' && !Number.isNaN(date.getTime()) && publication({ draft, date }, today) !== 'published'
		);
	});
	return new Set(waiting.map(({ id }) => `/blog/${id}`));
}

/** What the addresses of a route look like. */
function formOf(route: string): RegExp {
	return new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);
}

/** What stands in the place of the brackets in src/pages; undefined while the files that say so cannot be read. */
function routeParts(entries: readonly Entry[], waiting: Set<string>): Record<string, string[] | undefined> {
	const of = (collection: string) => entries.filter((entry) => entry.collection === collection);
	const posts = of('posts');
	const named = (field: string) => {
		if (posts.some(({ data }) => data === undefined)) return undefined;
		const published = posts.filter(({ id }) => !waiting.has(`/blog/${id}`));
		return [...new Set(published.flatMap(({ data }) => [valueAt(data, [field])].flat().map(String)))];
	};
	const perPage = Number(valueAt(of('galleryPage')[0]?.data, ['perPage']));
	const galleryPages = Math.max(1, Math.ceil(of('gallery').length / perPage)); // an empty one has an empty page
	return {
		'/blog/[slug]': posts.map(({ id }) => id),
		'/blog/category/[category]': named('categories'),
		'/blog/tag/[tag]': named('tags'),
		'/schedule/[day]': of('schedule').map(({ id }) => id),
		'/gallery/page-[page]': Number.isFinite(galleryPages)
			? Array.from({ length: galleryPages }, (_, index) => String(index + 1))
			: undefined,
	};
}

/** The ids written in a page's template and in the templates it is made of. */
function idsIn(template: string, seen: Set<string>): string[] {
	if (seen.has(template) || !template.endsWith('.astro')) return [];
	seen.add(template);
	const text = readFileSync(template, 'utf8');
	const own = [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id);
	const used = [...text.matchAll(/ from '(?:(~)\/|(?=\.))([^']+\.astro)'/g)].flatMap(([, fromSource, path = '']) =>
		idsIn(join(fromSource ? source : dirname(template), path), seen),
	);
	return [...own, ...used];
}
