// The one list of the site's addresses, from src/pages and content/, before the build.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { getToday } from '../lib/build-time.ts';
import { isTimeZone } from '../lib/dates.ts';
import { createEventKey } from '../lib/event-key.ts';
import { getOwn, getProperty } from '../lib/get-property.ts';
import { isSwitchedOff, movedAddresses, switches } from '../lib/page-lists.ts';
import { getListPagePath, paginate } from '../lib/pagination.ts';
import { createTagId, isPublished } from '../lib/posts.ts';
import { parseTimeRange } from '../lib/times.ts';
import { decodeAddress } from '../schemas/parts/link.ts';
import { type Entry, isDraft, listHeadingIds, type Path, selectEntries } from './entry.ts';
import { type Facts, fillMarkdown } from './read-content.ts';

/** The pages and files of src/pages without a parameter: "pricing.astro" is "/pricing", "rss.xml.ts" is "/rss.xml". */
export const staticPaths = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
	.filter((file) => /^[^[]+\.(astro|ts)$/.test(file) && file !== '404.astro')
	.map((file) => `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.\w+$/, '') || '/');

/** Pages with a parameter that always exist, and the only part of a page with questions that content may link to. */
const otherPaths = ['/blog', ...Object.values(movedAddresses), '/schedule.ics', '/contact#find-us'];

/** The ids of sections and other elements that a link can lead to. */
const elementIds = globSync('src/**/*.astro', { cwd: root }).flatMap((file) =>
	[...readFileSync(join(root, file), 'utf8').matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id),
);

/** What the build and hosts need for themselves, and the later pages of lists. */
const reserved = /^\/((_astro|404|admin|auth|rest)(\/|$)|.+\/(page-\d+|index)$)/;

/** An address, and the file that it comes from. */
export interface Address {
	path: string;
	kind:
		| 'site' // a page or file of src/pages, or a later page of a list; `entry` has the words of the page, if any
		| 'entry' // what shows the entry
		| 'list' // a page of a tag or a category, which lists the entry
		| 'old'; // where the entry was before
	entry?: Entry | undefined;
	field?: Path; // with the tag, category or old address
	to?: string | undefined; // where an old address redirects
}

export type Addresses = ReturnType<typeof listAddresses>;

/** Lists all addresses, and answers what others ask about them. */
export function listAddresses(entries: readonly Entry[], facts: Facts = {}) {
	const gym = selectEntries(entries, 'gym')[0]?.data;
	const off = switches.filter((one) => [gym?.['off']].flat().includes(one));
	const hidden = findHidden(entries, String(gym?.['timeZone']));
	const shown = entries.filter((entry) => !hidden.has(entry));
	const site = listSite(entries);
	const all = [...site, ...listLaterPages(site, shown), ...entries.flatMap(listAddressesOf)];
	const byPath = Map.groupBy(all, ({ path }) => path);
	const byKey = Map.groupBy(all, ({ path }) => createKey(path));
	const find = (link: string) => byPath.get(decode(link)) ?? [];
	const isOff = (link: string) =>
		[link, ...find(link).map(({ to = '' }) => to)].some((path) => isSwitchedOff(path, off));
	return {
		all,
		/** Whether every file could be read. If not, a page or a part of one may be missing here. */
		isWhole: entries.every(({ data }) => data),
		/** Those that visitors can open, for suggesting the intended one. */
		paths: all.flatMap(({ path, kind, entry }) => (kind !== 'old' && !hidden.has(entry) && !isOff(path) ? path : [])),
		has: (link: string) => find(link).length > 0 || (/\.\w+$/.test(link) && existsSync(join(root, 'public', link))),
		/** The ids that a link to a page can have: of src/, of questions, and of the headings of its text. */
		listIds: (path: string) => {
			const sections = all.flatMap((one) => (one.path.startsWith(`${path}#`) ? one.path.slice(path.length + 1) : []));
			const headings = find(path).flatMap(({ entry }) => listHeadingIds(fillMarkdown(entry?.body ?? '', facts)));
			return [...elementIds, ...sections, ...headings, 'top'];
		},
		/** Whether the page is a draft or has a future date. */
		isUnpublished: (link: string) => find(link).length > 0 && find(link).every(({ entry }) => hidden.has(entry)),
		/** Whether settings/gym.json switches off the page, or the one to which an old address leads. */
		isOff,
		/** Old addresses and where they lead. Pages that are unpublished or switched off get none. */
		redirects: all.flatMap(({ path, entry, to }) => (to && !hidden.has(entry) && !isOff(to) ? [{ path, to }] : [])),
		/** What else has an address. On some file systems and hosts, case makes no difference. */
		findOthers: (address: Address): Address[] => {
			const key = createKey(address.path);
			const others = byKey.get(key)?.filter((other) => other !== address) ?? [];
			return reserved.test(address.path.toLowerCase()) ? [...others, { path: key, kind: 'site' }] : others;
		},
	};
}

/** Finds drafts, and what has a future date, by the fields that a definition names. */
function findHidden(entries: readonly Entry[], timeZone: string): ReadonlySet<Entry | undefined> {
	const today = getToday(isTimeZone(timeZone) ? timeZone : 'UTC');
	const readDate = ({ definition, data }: Entry) => String(data?.[definition.publishedOn ?? ''] ?? '');
	return new Set(entries.filter((one) => !isPublished({ draft: isDraft(one), date: readDate(one) }, today)));
}

/** The addresses of src/pages. A page with a parameter has its paths in its collection's definition. */
function listSite(entries: readonly Entry[]): Address[] {
	const pages = entries.filter(({ definition }) => !definition.files.includes('*'));
	return [...staticPaths, ...otherPaths, ...Object.keys(movedAddresses)].map((path) => {
		const entry = pages.find((one) => getAddress(one) === path);
		return { path, kind: 'site', entry, to: getOwn(movedAddresses, path) };
	});
}

/** The later pages of lists, "/blog/page-2". @param shown the entries that visitors see: only these count. */
function listLaterPages(site: readonly Address[], shown: readonly Entry[]): Address[] {
	const filed = shown.flatMap(listAddressesOf).filter(({ kind }) => kind === 'list');
	const listed = shown.map((entry) => ({ path: entry.definition.listed?.at ?? '', entry }));
	return [...Map.groupBy([...filed, ...listed], ({ path }) => path)].flatMap(([list, items]) => {
		const { perPage = Infinity } = items[0]?.entry?.definition.listed ?? {};
		const entry = site.find(({ path }) => path === list)?.entry;
		const size = typeof perPage === 'number' ? perPage : Math.max(1, Number(entry?.data?.[perPage]));
		const later = paginate(items, size).slice(1);
		return later.map(({ current }) => ({ path: getListPagePath(list, current), kind: 'site' as const, entry }));
	});
}

/** The address of the page that shows an entry; empty if there is none. */
export function getAddress({ definition, id }: Pick<Entry, 'definition' | 'id'>): string {
	return definition.page?.replace('*', id) ?? '';
}

/** The addresses of an entry: its own, those of lists that it is in, and old ones. */
function listAddressesOf(entry: Entry): Address[] {
	const { files, page = '', also = [], sectionOf = '', filedUnder = {}, formerly = '' } = entry.definition;
	const pages = files.includes('*') && page.includes('*') ? [page, ...also] : also;
	const parts = [...listItems(entry, sectionOf).map(({ value }) => `/${value}#*`), ...listSlots(entry)];
	const lists = Object.entries(filedUnder).flatMap(([name, address]) =>
		listItems(entry, name).map(({ value, field }) => ({ path: address.replace('*', createTagId(value)), field })),
	);
	const old = listItems(entry, formerly).map(({ value, field }) => ({ path: decode(value), field }));
	return [
		...[...pages, ...parts].map((path) => ({ path: path.replace('*', entry.id), kind: 'entry' as const, entry })),
		...lists.map((one) => ({ ...one, kind: 'list' as const, entry })),
		...old.map((one) => ({ ...one, kind: 'old' as const, entry, to: getAddress(entry) })),
	];
}

/** What asks the contact form for one of a day's classes. */
function listSlots({ collection, id: day, data }: Entry): string[] {
	const rows = collection === 'schedule' ? [data?.['classes'] ?? []].flat() : [];
	return rows.map((row) => {
		const { start } = parseTimeRange(String(getProperty(row, 'time')));
		return `/contact?slot=${createEventKey({ id: String(getProperty(row, 'class')), day, start })}`;
	});
}

/** The items of a list, and where they are. */
function listItems(entry: Entry, name: string) {
	return [entry.data?.[name] ?? []].flat().map((item, index) => ({ value: String(item), field: [name, index] }));
}

/** "/our%20prices/" -> "/our prices". What isn't valid stays. */
const decode = (address: string) => decodeAddress(address) ?? address;

/** What equal addresses have in common. */
function createKey(path: string): string {
	const lowerCase = path.normalize().toLowerCase();
	return lowerCase.replace(/\/index$/, '') || '/';
}
