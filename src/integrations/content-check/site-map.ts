// Derives the site's addresses from src/pages and content/ before the build.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getDayIn } from '../../lib/dates.ts';
import { homeAnchors, homeSections } from '../../lib/home-sections.ts';
import { getPublicationState } from '../../lib/posts.ts';
import { readBody } from './read-body.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

const source = join(import.meta.dirname, '../..');
const publicFolder = join(source, '../public');

/** The addresses that content may link to. */
export interface SiteMap {
	/** All known paths, for suggesting the intended one. */
	paths: string[];
	has: (path: string) => boolean;
	/** Whether a page, a file or a redirect in public/_redirects uses the path. */
	isTaken: (path: string) => boolean;
	/** Whether the page is a draft or has a future date. */
	isUnpublished: (path: string) => boolean;
	/** The ids on a page that "#…" can link to; undefined if unknown. */
	getAnchors: (path: string) => string[] | undefined;
}

/** Derives the addresses. A dynamic route with unknown parameters matches every address of its form. */
export function readSiteMap(entries: readonly Entry[]): SiteMap {
	const unpublished = findUnpublished(entries);
	const parts = listRouteParts(entries, unpublished);
	const templates = new Map<string, string>();
	const paginated: string[] = [];
	const otherForms: RegExp[] = [];
	const files = readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' });
	for (const file of files.filter((name) => /\.(astro|ts)$/.test(name) && name !== '404.astro')) {
		const whole = `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.\w+$/, '') || '/';
		// Paginated lists: the first page has the list's own address, the others "/page-2" and so on.
		const route = whole.replace(/\/\[\.{3}page\]$/, '');
		const values = route.includes('[') ? parts[route] : [''];
		for (const value of values ?? []) {
			const path = route.replace(/\[.+\]/, value);
			templates.set(path, join(source, 'pages', file));
			if (route !== whole) paginated.push(path);
		}
		if (!values) otherForms.push(toPattern(route));
	}
	const redirected: string[] = readFileSync(join(publicFolder, '_redirects'), 'utf8').match(/^\/\S+/gm) ?? [];
	const texts = entries.filter(({ definition }) => definition.body);
	const bodies = new Map(texts.map((entry) => [getAddress(entry), entry.body]));
	const former = entries.flatMap(({ data }) => getValue(data, ['formerly']) ?? []);
	const hiddenAnchors = listHiddenAnchors(entries);
	const isTaken = (path: string) =>
		templates.has(path) ||
		paginated.includes(path.replace(/\/page-\d+$/, '')) ||
		otherForms.some((form) => form.test(path)) ||
		redirected.includes(path) ||
		(/\.\w+$/.test(path) && existsSync(join(publicFolder, path)));
	return {
		paths: [...templates.keys()],
		has: (path) => isTaken(path) || former.includes(path),
		isTaken,
		isUnpublished: (path) => unpublished.has(path),
		getAnchors: (path) => {
			const template = templates.get(path);
			if (template === undefined) return undefined;
			const ids = findIds(template);
			if (path === '/') return ids.filter((id) => !hiddenAnchors.includes(id));
			return [...ids, ...readBody(bodies.get(path) ?? '').headings.map(({ id }) => id)];
		},
	};
}

function findUnpublished(entries: readonly Entry[]): Set<string> {
	const [gym] = selectEntries(entries, 'gym');
	const timeZone = String(getValue(gym?.data, ['timeZone']));
	const today = getDayIn(Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'UTC', new Date());
	const unpublished = selectEntries(entries, 'posts').filter(({ data }) => {
		const date = new Date(String(getValue(data, ['date'])));
		return !Number.isNaN(date.getTime()) && getPublicationState({ draft: isDraft(data), date }, today) !== 'published';
	});
	const drafts = selectEntries(entries, 'ownPages').filter(({ data }) => isDraft(data));
	return new Set([...unpublished, ...drafts].map(getAddress));
}

/** Whether an entry's file marks it as a draft. */
export function isDraft(data: unknown): boolean {
	return getValue(data, ['draft']) === true;
}

/** The address of the page that shows an entry's body. */
export function getAddress({ collection, definition, id }: Pick<Entry, 'collection' | 'definition' | 'id'>): string {
	if (definition.folder.startsWith('pages')) return `/${id}`;
	return `/${collection === 'posts' ? 'blog' : definition.folder}/${id}`;
}

/** The ids of sections that the home page hides. */
function listHiddenAnchors(entries: readonly Entry[]): (string | undefined)[] {
	const shown = getValue(selectEntries(entries, 'homePage')[0]?.data, ['sections']);
	if (!Array.isArray(shown)) return [];
	return homeSections.filter((section) => !shown.includes(section)).map((section) => homeAnchors[section]);
}

/** The values of the route parameters in src/pages; undefined if they are unknown. */
function listRouteParts(entries: readonly Entry[], unpublished: Set<string>): Record<string, string[] | undefined> {
	const posts = selectEntries(entries, 'posts');
	const published = posts.filter(({ id }) => !unpublished.has(`/blog/${id}`));
	const listTerms = (list: string, field: string) =>
		published.flatMap(({ data }) => [getValue(data, [field])].flat().map((id) => `${list}/${String(id)}`));
	const perPage = Number(getValue(selectEntries(entries, 'galleryPage')[0]?.data, ['perPage']));
	const pictures = selectEntries(entries, 'gallery').length;
	const galleryPages = Math.max(1, Math.ceil(pictures / perPage)); // an empty gallery still has one page
	const listIds = (collection: string) => selectEntries(entries, collection).map(({ id }) => id);
	return {
		'/[icon].png': [], // nobody links to an icon
		'/[page]': listIds('ownPages'),
		'/blog/[slug]': listIds('posts'),
		'/blog/[list]/[term]': [...listTerms('category', 'categories'), ...listTerms('tag', 'tags')],
		'/classes/[class]': listIds('classes'),
		'/classes/[class].ics': listIds('classes'),
		'/schedule/[day]': listIds('schedule'),
		'/schedule/[day].ics': listIds('schedule'),
		'/gallery/page-[page]': Number.isFinite(galleryPages)
			? Array.from({ length: galleryPages }, (_, index) => String(index + 1))
			: undefined,
	};
}

/** A pattern for the addresses of a route. */
function toPattern(route: string): RegExp {
	return new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);
}

/** The ids in a page's template and the components that it imports. */
function findIds(template: string): string[] {
	if (!template.endsWith('.astro')) return [];
	const text = readFileSync(template, 'utf8');
	const own = [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id);
	const imports = text.matchAll(/ from '(?:(~)\/|(?=\.))([^']+\.astro)'/g);
	const used = [...imports].map(([, alias, path = '']) => join(alias ? source : dirname(template), path));
	return [...own, ...used.flatMap(findIds)];
}
