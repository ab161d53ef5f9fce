// A collection's definition says what its fields mean, whatever their names are.
import { expect, test } from 'vitest';
import { listAddresses } from '~/content-files/addresses.ts';
import type { Entry } from '~/content-files/entry.ts';
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
});

test('only the fields that the definition names make addresses', () => {
	const data = { tags: ['Laces'], kinds: ['Open Day'], formerly: ['/cup'], was: ['/old-cup'], pages: ['contact'] };
	const list = (fields: Partial<CollectionDefinition>) => listAddresses([event(fields, data)]);
	const ofEntry = (fields: Partial<CollectionDefinition>) =>
		list(fields).all.flatMap(({ entry, path }) => (entry ? path : []));
	const all = { filedUnder: { kinds: '/events/kind/*' }, formerly: 'was', also: ['/events/*.ics'] };
	expect(ofEntry({})).toEqual(['/events/cup']);
	expect(ofEntry(all)).toEqual(['/events/cup', '/events/cup.ics', '/events/kind/open-day', '/old-cup']);
	expect(list(all).redirects).toContainEqual({ path: '/old-cup', to: '/events/cup' });
	expect(ofEntry({ page: '/', sectionOf: 'pages' })).toEqual(['/contact#cup']);
});
