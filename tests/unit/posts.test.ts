import { describe, expect, it } from 'vitest';
import {
	byDate,
	countCategories,
	countTags,
	inCategory,
	matches,
	pinnedFirst,
	searchWords,
	withTag,
} from '~/lib/posts';

function post(id: string, date: string, categories: string[] = [], tags: string[] = [], pinned = false) {
	return { id, data: { date: new Date(date), categories: categories.map((id) => ({ id })), tags, pinned } };
}
const posts = [
	post('old', '2021-01-01', ['yoga'], ['rest']),
	post('new', '2023-01-01', ['boxing', 'yoga'], ['rest', 'easy-miles']),
	post('pinned', '2022-01-01', ['boxing'], ['breathing'], true),
];
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

describe('the order of posts', () => {
	it('by date is newest first, whatever is pinned', () => {
		expect(ids(byDate(posts))).toEqual(['new', 'pinned', 'old']);
	});

	it('on the blog puts pinned posts before newer ones', () => {
		expect(ids(pinnedFirst(posts))).toEqual(['pinned', 'new', 'old']);
	});

	it('leaves the given list as it was', () => {
		pinnedFirst(posts);
		expect(ids(posts)).toEqual(['old', 'new', 'pinned']);
	});
});

describe('categories and tags', () => {
	const categories = ['yoga', 'boxing', 'crossfit'].map((id) => ({ id, data: { name: id.toUpperCase() } }));

	it('counts the posts of a category, also where it is not their first, and sorts by name', () => {
		expect(countCategories(posts, categories)).toEqual([
			{ id: 'boxing', name: 'BOXING', count: 2 },
			{ id: 'yoga', name: 'YOGA', count: 2 },
		]);
	});

	it('leaves out a category without posts, which has no page', () => {
		expect(ids(countCategories(posts, categories))).not.toContain('crossfit');
	});

	it('lists the most used tag first, with spaces for hyphens', () => {
		expect(countTags(posts)).toEqual([
			{ id: 'rest', name: 'rest', count: 2 },
			{ id: 'breathing', name: 'breathing', count: 1 },
			{ id: 'easy-miles', name: 'easy miles', count: 1 },
		]);
	});

	it('finds the posts of a category and of a tag in the order given', () => {
		expect(ids(inCategory(posts, 'yoga'))).toEqual(['old', 'new']);
		expect(ids(withTag(posts, 'rest'))).toEqual(['old', 'new']);
		expect(withTag(posts, 'res')).toEqual([]);
	});
});

describe('the search', () => {
	const words = searchWords('Getting Back Into CrossFit', 'Café & crossfit: don’t rush.');

	it('keeps each word once, in lower case, without accents and signs', () => {
		expect(words).toBe('getting back into crossfit cafe don t rush');
	});

	it.each([
		'crossfit',
		'CROSSFIT',
		' cross ',
		'cafe',
		'CAFÉ',
		'back crossfit',
		'crossfit back',
		'crossfit!',
		"don't",
		'',
		' — ',
	])('finds the post by "%s"', (query) => {
		expect(matches(words, query)).toBe(true);
	});

	it.each(['yoga', 'crossfit yoga', 'crossfitness'])('does not find it by "%s"', (query) => {
		expect(matches(words, query)).toBe(false);
	});
});
