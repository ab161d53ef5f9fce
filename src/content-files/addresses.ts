// The one list of the site's addresses, from src/pages and content/, before the build.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../folders.ts';
import { createTagId, postsPerPage } from '../lib/posts.ts';
import { getToday } from '../lib/build-time.ts';
import { isTimeZone } from '../lib/dates.ts';
import { isSwitchedOff, movedAddresses, switches } from '../lib/page-lists.ts';
import { decodeAddress } from '../schemas/parts/link.ts';
import { type Entry, isDraft, type Path, selectEntries } from './entry.ts';

/** The pages and files of src/pages without a parameter: "pricing.astro" is "/pricing", "rss.xml.ts" is "/rss.xml". */
export const staticPaths = readdirSync(join(root, 'src/pages'), { recursive: true, encoding: 'utf8' })
	.filter((file) => /^[^[]+\.(astro|ts)$/.test(file) && file !== '404.astro')
	.map((file) => `/${file.replaceAll('\\', '/')}`.replace(/(\/index)?\.\w+$/, '') || '/');

/** Pages with a parameter that always exist, and the only part of a page with questions that content may link to. */
const otherPaths = ['/blog', '/schedule.ics', '/contact#find-us'];

/** The ids of sections and other elements that a link can lead to. */
const elementIds = globSync('src/**/*.astro', { cwd: root }).flatMap((file) =>
	[...readFileSync(join(root, file), 'utf8').matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id),
);

/** What the build and hosts need for themselves, and the later pages of lists. */
const reserved = /^\/((_astro|404|admin|auth|rest)(\/|$)|(blog|gallery)\b.*\/page-\d+$)/;

/** An address, and the file that it comes from. */
export interface Address {
	path: string;
	/** A page of src/pages, which `entry` describes; the page of an entry; a list of posts; an old address of an entry. */
	kind: 'site' | 'entry' | 'list' | 'old';
	entry?: Entry | undefined;
	field?: Path; // with the tag, category or old address
	to?: string; // where an old address redirects
}

export type Addresses = ReturnType<typeof listAddresses>;

/** Lists all addresses. If you add a page with a parameter to src/pages, add its paths to the definition of its collection. */
export function listAddresses(entries: readonly Entry[]) {
	const pages = entries.filter(({ definition }) => !definition.files.includes('*'));
	const describe = (path: string) => pages.find((entry) => getAddress(entry) === path);
	const all: Address[] = [
		...[...staticPaths, ...otherPaths].map((path) => ({ path, kind: 'site' as const, entry: describe(path) })),
		...Object.entries(movedAddresses).map(([path, to]) => ({ path, kind: 'site' as const, entry: describe(path), to })),
		...entries.flatMap(listOf),
	];
	const byPath = Map.groupBy(all, ({ path }) => path);
	// A thousand posts may have one tag: the first stands for all.
	const owners = all.filter((one) => one.kind !== 'list' || byPath.get(one.path)?.[0] === one);
	const byKey = Map.groupBy(owners, ({ path }) => createKey(path));
	const gym = selectEntries(entries, 'gym')[0]?.data;
	const off = switches.filter((one) => [gym?.['off']].flat().includes(one));
	const timeZone = String(gym?.['timeZone']);
	const today = getToday(isTimeZone(timeZone) ? timeZone : 'UTC');
	const isHidden = (entry?: Entry) =>
		entry && (isDraft(entry) || String(entry.data?.[entry.definition.publishedOn ?? ''] ?? '') > today);
	/** How many pages a list has: of the gallery, or of published posts. */
	const countPages = (list: string) => {
		const shown = entries.filter((entry) => entry.definition.page?.startsWith(`${list}/`) && !isHidden(entry));
		const filed = byPath.get(list)?.filter(({ kind, entry }) => kind === 'list' && !isHidden(entry)) ?? [];
		const perPage = list === '/gallery' ? Number(describe(list)?.data?.['perPage']) : postsPerPage;
		return Math.max(1, Math.ceil(Math.max(shown.length, filed.length) / perPage));
	};
	/** The addresses of a page. Those of a list may end in "/page-2" and so on. */
	const find = (link: string) => {
		const path = decode(link);
		const [, list = path, number = '1'] = /^(\/(?:blog|gallery)\b.*)\/page-(\d+)$/.exec(path) ?? [];
		return Number(number) > 1 && Number(number) > countPages(list) ? [] : (byPath.get(list) ?? []);
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
			const headings = find(path).flatMap(({ entry }) => entry?.body.match(/(?<=^#+ ).*/gm) ?? []);
			return [...elementIds, ...sections, ...headings.map(createHeadingId), 'top'];
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

/** What Astro makes of a heading: "Opening _hours_, [prices](/pricing)" -> "opening-hours-prices" */
function createHeadingId(heading: string): string {
	return heading
		.trim()
		.toLowerCase()
		.replace(/\]\([^)]*\)|[^\p{L}\p{M}\p{N} -]/gu, '')
		.replaceAll(' ', '-');
}

/** "/our%20prices/" -> "/our prices". What isn't valid stays. */
const decode = (address: string) => decodeAddress(address) ?? address;

/** What equal addresses have in common. */
const createKey = (path: string) =>
	path
		.normalize()
		.toLowerCase()
		.replace(/\/index$/, '') || '/';
