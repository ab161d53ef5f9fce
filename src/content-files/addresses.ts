// The one list of the site's addresses, from src/pages and content/, before the build.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { getToday } from '../lib/build-time.ts';
import { isTimeZone } from '../lib/dates.ts';
import { isSwitchedOff, movedAddresses, switches } from '../lib/page-lists.ts';
import { createTagId } from '../lib/posts.ts';
import { decodeAddress } from '../schemas/parts/link.ts';
import { type Entry, isDraft, listHeadingIds, type Path, selectEntries } from './entry.ts';

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
const reserved = /^\/((_astro|404|admin|auth|rest)(\/|$)|.+\/page-\d+$)/;

/** An address, and the file that it comes from. */
export interface Address {
	path: string;
	/** A page of src/pages, which `entry` describes; the page of an entry; a list of entries; an old address of an entry. */
	kind: 'site' | 'entry' | 'list' | 'old';
	entry?: Entry | undefined;
	field?: Path; // with the tag, category or old address
	to?: string; // where an old address redirects
}

export type Addresses = ReturnType<typeof listAddresses>;

/** Lists all addresses, and answers what others ask about them. A page with a parameter has its paths in its collection's definition. */
export function listAddresses(entries: readonly Entry[]) {
	const pages = entries.filter(({ definition }) => !definition.files.includes('*'));
	const describe = (path: string) => pages.find((entry) => getAddress(entry) === path);
	const all: Address[] = [
		...[...staticPaths, ...otherPaths].map((path) => ({ path, kind: 'site' as const, entry: describe(path) })),
		...Object.entries(movedAddresses).map(([path, to]) => ({ path, kind: 'site' as const, entry: describe(path), to })),
		...entries.flatMap(listOf),
	];
	const byPath = Map.groupBy(all, ({ path }) => path);
	const byKey = Map.groupBy(all, ({ path }) => createKey(path));
	const gym = selectEntries(entries, 'gym')[0]?.data;
	const off = switches.filter((one) => [gym?.['off']].flat().includes(one));
	const timeZone = String(gym?.['timeZone']);
	const today = getToday(isTimeZone(timeZone) ? timeZone : 'UTC');
	const isHidden = (entry?: Entry) =>
		entry && (isDraft(entry) || String(entry.data?.[entry.definition.publishedOn ?? ''] ?? '') > today);
	/** How many pages a list has. 0 for anything else. */
	const countPages = (list: string) => {
		const filed = byPath.get(list)?.flatMap(({ kind, entry }) => (kind === 'list' && entry ? entry : [])) ?? [];
		const listed = [...filed, ...entries.filter(({ definition }) => definition.listed?.at === list)];
		const { perPage = 1 } = listed[0]?.definition.listed ?? {};
		const size = typeof perPage === 'number' ? perPage : Number(describe(list)?.data?.[perPage]);
		return Math.ceil(listed.filter((entry) => !isHidden(entry)).length / size);
	};
	/** The addresses of a page. Those of a list may end in "/page-2" and so on. */
	const find = (link: string) => {
		const path = decode(link);
		const [, list = '', number = 1] = /^(.+)\/page-(\d+)$/.exec(path) ?? [];
		return byPath.get(Number(number) > 1 && Number(number) <= countPages(list) ? list : path) ?? [];
	};
	const isOff = (link: string) =>
		isSwitchedOff(link, off) || find(link).some(({ to }) => to !== undefined && isSwitchedOff(to, off));
	return {
		all,
		/** Those that visitors can open, for suggesting the intended one. */
		paths: [...byPath].flatMap(([path, owners]) =>
			owners.some(({ kind, entry }) => kind !== 'old' && !isHidden(entry)) && !isOff(path) ? path : [],
		),
		has: (link: string) => find(link).length > 0 || (/\.\w+$/.test(link) && existsSync(join(root, 'public', link))),
		/** The ids that a link to a page can have: of src/, of questions, and of the headings of its text. */
		listIds: (path: string) => {
			const sections = all.flatMap((one) => (one.path.startsWith(`${path}#`) ? one.path.slice(path.length + 1) : []));
			const headings = find(path).flatMap(({ entry }) => (entry ? listHeadingIds(entry) : []));
			return [...elementIds, ...sections, ...headings, 'top'];
		},
		/** Whether the page is a draft or has a future date. */
		isUnpublished: (link: string) => find(link).length > 0 && find(link).every(({ entry }) => isHidden(entry)),
		/** Whether settings/gym.json switches the page off. */
		isOff,
		/** Old addresses and where they lead. Pages that are unpublished or switched off get none. */
		redirects: all.flatMap(({ path, entry, to }) => (to && !isHidden(entry) && !isOff(to) ? [{ path, to }] : [])),
		/** What else has an address. On some file systems and hosts, case makes no difference. */
		findOthers: (address: Address) => {
			const key = createKey(address.path);
			const others = byKey.get(key)?.filter((other) => other !== address) ?? [];
			return reserved.test(key) ? [...others, { path: key, kind: 'site' as const }] : others;
		},
	};
}

/** The address of the page that shows an entry; empty if there is none. */
export function getAddress({ definition, id }: Pick<Entry, 'definition' | 'id'>): string {
	return definition.page?.replace('*', id) ?? '';
}

/** The addresses of an entry: its own, those of lists that it is in, and old ones. */
function listOf(entry: Entry): Address[] {
	const { files, page = '', also = [], sectionOf = '', filedUnder = {}, formerly = '' } = entry.definition;
	const pages = files.includes('*') && page.includes('*') ? [page, ...also] : also;
	const sections = listItems(entry, sectionOf).map(({ value }) => `/${value}#*`);
	const lists = Object.entries(filedUnder).flatMap(([name, address]) =>
		listItems(entry, name).map(({ value, field }) => ({ path: address.replace('*', createTagId(value)), field })),
	);
	const old = listItems(entry, formerly).map(({ value, field }) => ({ path: decode(value), field }));
	return [
		...[...pages, ...sections].map((path) => ({ path: path.replace('*', entry.id), kind: 'entry' as const, entry })),
		...lists.map((one) => ({ ...one, kind: 'list' as const, entry })),
		...old.map((one) => ({ ...one, kind: 'old' as const, entry, to: getAddress(entry) })),
	];
}

/** The items of a list, and where they are. */
function listItems(entry: Entry, name: string) {
	const values = [entry.data?.[name] ?? []].flat();
	return values.map((item, index) => ({ value: String(item), field: [name, index] }));
}

/** "/our%20prices/" -> "/our prices". What isn't valid stays. */
const decode = (address: string) => decodeAddress(address) ?? address;

/** What equal addresses have in common. */
function createKey(path: string): string {
	const lowerCase = path.normalize().toLowerCase();
	return lowerCase.replace(/\/index$/, '') || '/';
}
