// Which addresses the site has, from the files in src/pages and the entries in content/, before anything is built.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayIn } from '../../lib/dates.ts';
import { homeAnchors, homeSections } from '../../lib/home-sections.ts';
import { publication } from '../../lib/posts.ts';
import { readBody } from './read-body.ts';
import { type Entry, getValue, selectEntries } from './read-entries.ts';

const source = join(import.meta.dirname, '../..');
const publicFolder = join(source, '../public');

/** The addresses that a link of content may lead to. */
export interface SiteMap {
	/** The addresses that are known one by one, to find the one that was meant. */
	paths: string[];
	has: (path: string) => boolean;
	/** Whether a page or a file stands there, or a line of public/_redirects names it. */
	isTaken: (path: string) => boolean;
	/** Whether visitors don't see the page at this address yet: a draft, or one with a date to come. */
	isUnpublished: (path: string) => boolean;
	/** The sections of a page that "#…" can lead to; undefined if they are not known. */
	getAnchors: (path: string) => string[] | undefined;
}

/** Lists the site's addresses. A page whose parts are not known here is taken to have every address of its form. */
export function readSiteMap(entries: readonly Entry[]): SiteMap {
	const unpublished = findUnpublished(entries);
	const parts = listRouteParts(entries, unpublished);
	const templates = new Map<string, string>();
	const otherForms: RegExp[] = [];
	const files = readdirSync(join(source, 'pages'), { recursive: true, encoding: 'utf8' });
	for (const file of files.filter((name) => /\.(astro|ts)$/.test(name) && name !== '404.astro')) {
		const whole = `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.\w+$/, '') || '/';
		// A list in pages: the first has the list's own address, the others "/page-2" and so on.
		const route = whole.replace(/\/\[\.{3}page\]$/, '');
		if (route !== whole) otherForms.push(toPattern(`${route}/page-[number]`));
		const values = route.includes('[') ? parts[route] : [''];
		for (const value of values ?? []) templates.set(route.replace(/\[[^\]]+\]/, value), join(source, 'pages', file));
		if (!values) otherForms.push(toPattern(route));
	}
	const redirected: string[] = readFileSync(join(publicFolder, '_redirects'), 'utf8').match(/^\/\S+/gm) ?? [];
	const texts = entries.filter(({ definition }) => definition.body);
	const bodies = new Map(texts.map((entry) => [getAddress(entry), entry.body]));
	const former = entries.flatMap(({ data }) => getValue(data, ['formerly']) ?? []);
	const hiddenAnchors = listHiddenAnchors(entries);
	const idsByTemplate = new Map<string, string[]>(); // many posts, one template
	const isTaken = (path: string) =>
		templates.has(path) ||
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
			const ids = idsByTemplate.get(template) ?? findIds(template);
			idsByTemplate.set(template, ids);
			if (path === '/') return ids.filter((id) => !hiddenAnchors.includes(id));
			return [...ids, ...readBody(bodies.get(path) ?? '').headings.map(({ id }) => id)];
		},
	};
}

function findUnpublished(entries: readonly Entry[]): Set<string> {
	const [gym] = selectEntries(entries, 'gym');
	const timeZone = String(getValue(gym?.data, ['timeZone']));
	const today = dayIn(Intl.supportedValuesOf('timeZone').includes(timeZone) ? timeZone : 'UTC', new Date());
	const unpublished = selectEntries(entries, 'posts').filter(({ data }) => {
		const date = new Date(String(getValue(data, ['date'])));
		return !Number.isNaN(date.getTime()) && publication({ draft: isDraft(data), date }, today) !== 'published';
	});
	const drafts = selectEntries(entries, 'ownPages').filter(({ data }) => isDraft(data));
	return new Set([...unpublished, ...drafts].map(getAddress));
}

/** Whether its file says that visitors do not see an entry. */
export function isDraft(data: unknown): boolean {
	return getValue(data, ['draft']) === true;
}

/** The address of the page that shows the text of an entry. */
export function getAddress({ collection, definition, id }: Pick<Entry, 'collection' | 'definition' | 'id'>): string {
	if (definition.folder.startsWith('pages')) return `/${id}`;
	return `/${collection === 'posts' ? 'blog' : definition.folder}/${id}`;
}

/** The anchors of the sections that the home page leaves out. */
function listHiddenAnchors(entries: readonly Entry[]): (string | undefined)[] {
	const shown = getValue(selectEntries(entries, 'homePage')[0]?.data, ['sections']);
	if (!Array.isArray(shown)) return [];
	return homeSections.filter((section) => !shown.includes(section)).map((section) => homeAnchors[section]);
}

/** What an address has in the place of the brackets in src/pages; undefined while a file that says so cannot be read. */
function listRouteParts(entries: readonly Entry[], unpublished: Set<string>): Record<string, string[] | undefined> {
	const posts = selectEntries(entries, 'posts');
	const published = posts.filter(({ id }) => !unpublished.has(`/blog/${id}`));
	const listTerms = (field: string) =>
		posts.some(({ data }) => data === undefined)
			? undefined
			: published.flatMap(({ data }) => [getValue(data, [field])].flat().map(String));
	const perPage = Number(getValue(selectEntries(entries, 'galleryPage')[0]?.data, ['perPage']));
	const pictures = selectEntries(entries, 'gallery').length;
	const galleryPages = Math.max(1, Math.ceil(pictures / perPage)); // an empty gallery has an empty page
	return {
		'/[page]': selectEntries(entries, 'ownPages').map(({ id }) => id),
		'/blog/[slug]': posts.map(({ id }) => id),
		'/blog/category/[category]': listTerms('categories'),
		'/blog/tag/[tag]': listTerms('tags'),
		'/classes/[class]': selectEntries(entries, 'classes').map(({ id }) => id),
		'/schedule/[day]': selectEntries(entries, 'schedule').map(({ id }) => id),
		'/gallery/page-[page]': Number.isFinite(galleryPages)
			? Array.from({ length: galleryPages }, (_, index) => String(index + 1))
			: undefined,
	};
}

/** What the addresses of a route look like. */
function toPattern(route: string): RegExp {
	return new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}$`);
}

/** The ids written in a page's template and in the templates it is made of. */
function findIds(template: string, seen = new Set<string>()): string[] {
	if (seen.has(template) || !template.endsWith('.astro')) return [];
	seen.add(template);
	const text = readFileSync(template, 'utf8');
	const own = [...text.matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id);
	const imports = text.matchAll(/ from '(?:(~)\/|(?=\.))([^']+\.astro)'/g);
	const used = [...imports].map(([, alias, path = '']) => join(alias ? source : dirname(template), path));
	return [...own, ...used.flatMap((file) => findIds(file, seen))];
}
