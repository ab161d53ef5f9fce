// A collection's definition says what its fields mean, whatever their names are.
import { expect, test } from 'vitest';
import { listAddresses } from '~/content-files/addresses.ts';
import type { Entry } from '~/content-files/entry.ts';
import { readForm } from '~/integrations/admin/forms/fields.ts';
import { type CollectionDefinition, definitions } from '~/schemas/collections.ts';

const future = '2999-12-24';

/** An entry of a collection that is not in collections.ts. */
function event(fields: Partial<CollectionDefinition>, data: Record<string, unknown>): Entry {
	const { schema } = definitions.categories;
	const definition = { folder: 'events', files: '*.md', page: '/events/*', icon: 'event', schema, ...fields };
	const place = { collection: 'events', id: 'cup', file: 'content/events/cup.md', path: '' };
	return { ...place, definition, data, body: '', bodyLine: 1, findLine: () => 1, findSource: () => '' };
}

test.each<[what: string, fields: Partial<CollectionDefinition>, isUnpublished: boolean]>([
	['a date that is not of its publication', {}, false],
	['a day from which visitors see it', { publishedOn: 'date' }, true],
	['a draft', { draft: 'hidden' }, true],
	['another field for drafts', { draft: 'draft' }, false],
])('an entry has a page with an address; %s decides whether visitors see it', (_, fields, isUnpublished) => {
	const addresses = listAddresses([event(fields, { date: future, hidden: true })]);
	expect(addresses.has('/events/cup')).toBe(true);
	expect(addresses.isUnpublished('/events/cup')).toBe(isUnpublished);
});

test('only the fields that the definition names make addresses', () => {
	const data = { tags: ['Laces'], kinds: ['Open Day'], formerly: ['/cup'], was: ['/old-cup'], pages: ['contact'] };
	const [nothing, all] = [{}, { filedUnder: { kinds: '/events/kind/*' }, formerly: 'was', also: ['/events/*.ics'] }];
	const list = (fields: Partial<CollectionDefinition>) => listAddresses([event(fields, data)]);
	const ofEntry = (fields: Partial<CollectionDefinition>) =>
		list(fields).all.flatMap(({ entry, path }) => (entry ? path : []));
	expect(ofEntry(nothing)).toEqual(['/events/cup']);
	expect(ofEntry(all)).toEqual(['/events/cup', '/events/cup.ics', '/events/kind/open-day', '/old-cup']);
	expect(list(all).redirects).toContainEqual({ path: '/old-cup', to: '/events/cup' });
	expect(ofEntry({ page: '/', sectionOf: 'pages' })).toEqual(['/contact#cup']);
});

test.each(Object.entries<CollectionDefinition>(definitions))(
	'%s has the fields that its definition names',
	(_, one) => {
		const { filedUnder = {}, sectionOf, formerly, draft, publishedOn, order, money, distinct = [] } = one;
		const named = [...Object.keys(filedUnder), sectionOf, formerly, draft, publishedOn, order, money, ...distinct];
		const fields = Object.keys(readForm(one.schema).properties ?? {});
		expect(fields).toEqual(expect.arrayContaining(named.filter((name) => name !== undefined)));
	},
);
