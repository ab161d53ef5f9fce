// A collection's definition says what its fields mean, whatever their names are.
import { expect, test } from 'vitest';
import { listAddresses, staticPaths } from '~/content-files/addresses.ts';
import type { Entry } from '~/content-files/entry.ts';
import { getToday } from '~/lib/build-time.ts';
import { movedAddresses } from '~/lib/page-lists.ts';
import { type CollectionDefinition, definitions } from '~/schemas/collections.ts';

/** An entry of a collection that is not in collections.ts. */
function event(fields: Partial<CollectionDefinition>, data: Record<string, unknown>): Entry {
	const { schema } = definitions.categories;
	const definition = { folder: 'events', files: '*.md', page: '/events/*', icon: 'event', schema, ...fields };
	const place = { collection: 'events', id: 'cup', file: 'content/events/cup.md', path: '' };
	return { ...place, definition, data, body: '', bodyLine: 1, findLine: () => 1, findSource: () => '' };
}

test('only the field that the definition names makes an entry a draft, or says when it is published', () => {
	const isUnpublished = (fields: Partial<CollectionDefinition>) =>
		listAddresses([event(fields, { date: '2999-12-24', hidden: true })]).isUnpublished('/events/cup');
	expect([{}, { draft: 'draft' }].map(isUnpublished)).toEqual([false, false]); // "date" may be another one
	expect([{ publishedOn: 'date' }, { draft: 'hidden' }].map(isUnpublished)).toEqual([true, true]);
	const today = event({ publishedOn: 'date' }, { date: getToday('UTC') });
	expect(listAddresses([today]).isUnpublished('/events/cup')).toBe(false);
});

test('only the fields that the definition names make addresses', () => {
	const data = { tags: ['Laces'], kinds: ['Open Day'], formerly: ['/cup'], was: ['/old-cup'], pages: ['contact'] };
	const list = (fields: Partial<CollectionDefinition>) => listAddresses([event(fields, data)]);
	const ofEntry = (fields: Partial<CollectionDefinition>) =>
		list(fields).all.flatMap(({ entry, path }) => (entry ? path : []));
	const all = { filedUnder: { kinds: '/events/kind/*' }, formerly: 'was', also: ['/events/*.ics'] };
	expect(ofEntry({})).toEqual(['/events/cup']);
	expect(ofEntry(all)).toEqual(['/events/cup', '/events/cup.ics', '/events/kind/open-day', '/old-cup']);
	expect(ofEntry({ page: '/', sectionOf: 'pages' })).toEqual(['/contact#cup']);
	expect(list({ page: '/', sectionOf: 'pages' }).listIds('/contact')).toContain('cup');
});

test('a list has a page more for as many entries as visitors see on one: a number, or what its own file says', () => {
	const filed = { draft: 'hidden', filedUnder: { tags: '/blog/tag/*' }, listed: { at: '/blog', perPage: 12 } };
	const write = (count: number, hidden: boolean) => Array(count).fill(event(filed, { tags: ['Laces'], hidden }));
	const gallery = event({ files: 'gallery.md', page: '/gallery' }, { size: 2 });
	const pictures = Array(3).fill(event({ listed: { at: '/gallery', perPage: 'size' } }, {}));
	const entries = [...write(13, false), ...write(99, true), gallery, ...pictures];
	const { has, isUnpublished, paths } = listAddresses(entries);
	const found = ['/blog', '/blog/tag/laces', '/gallery', '/events'].map((list) =>
		[1, 2, 3, 12].filter((n) => has(`${list}/page-${n}`)),
	);
	expect(found).toEqual([[2], [2], [1, 2], []]);
	expect([isUnpublished('/blog/tag/laces'), paths.includes('/blog/tag/laces')]).toEqual([false, true]);
});

test('nothing leads to what is hidden or switched off, and no link is told to lead to an old address', () => {
	const gym = { ...event({}, { off: ['pricing', 'gallery'] }), collection: 'gym' };
	const move = (page: string, was: string, hidden?: true) =>
		event({ page, formerly: 'was', draft: 'hidden' }, { was: [was], hidden });
	const entries = [move('/pricing/*', '/fees'), move('/a/*', '/our%20news'), move('/b/*', '/older', true)];
	const { redirects, paths, isOff } = listAddresses([gym, ...entries]);
	expect(redirects).toEqual([{ path: '/our news', to: '/a/cup' }]); // the name of the file
	expect(listAddresses([]).redirects).toEqual([{ path: '/gallery', to: '/gallery/page-1' }]);
	const given = ['/blog', '/a/cup', '/our news', '/b/cup', '/pricing/cup', '/gallery/page-1'];
	expect(given.filter((path) => paths.includes(path))).toEqual(['/blog', '/a/cup']);
	expect(['/fees', '/our news', '/gallery'].filter(isOff)).toEqual(['/fees', '/gallery']);
	expect(staticPaths.filter((path) => path in movedAddresses)).toEqual([]);
});
