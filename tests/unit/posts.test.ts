import { describe, expect, it } from 'vitest';
import {
	sortByDate,
	countCategories,
	countTags,
	selectCategory,
	listWords,
	matches,
	findNeighbors,
	sortPinnedFirst,
	getPublicationState,
	estimateReadingMinutes,
	findRelated,
	selectTag,
} from '~/lib/posts.ts';

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
	it('by date puts the newest first and ignores pins', () => {
		expect(ids(sortByDate(posts))).toEqual(['new', 'pinned', 'old']);
		expect(ids(sortByDate([post('b', '2021-01-01'), post('a', '2021-01-01')]))).toEqual(['a', 'b']);
	});

	it('on the blog puts pinned posts first', () => {
		expect(ids(sortPinnedFirst(posts))).toEqual(['pinned', 'new', 'old']);
	});
});

describe('the status of a post', () => {
	const of = (date: string, draft = false) => getPublicationState({ date: new Date(date), draft }, '2026-03-09');

	it('is published from its date, and draft for a draft of any date', () => {
		expect(of('2026-03-09')).toBe('published');
		expect(of('2026-03-10')).toBe('scheduled');
		expect([of('2022-01-01', true), of('2099-01-01', true)]).toEqual(['draft', 'draft']);
	});
});

describe('what to read next', () => {
	it('is the older and the newer post, if any', () => {
		expect(findNeighbors(posts, 'pinned')).toMatchObject({ older: { id: 'old' }, newer: { id: 'new' } });
		expect(findNeighbors(posts, 'new').newer).toBeUndefined();
		expect(findNeighbors(posts, 'old').older).toBeUndefined();
	});

	it('is up to three other posts that share the most categories and tags, newest first', () => {
		const subject = post('subject', '2022-06-01', ['yoga', 'boxing'], ['rest']);
		const others = [
			post('nothing', '2024-01-01', ['crossfit'], ['speed']),
			post('one-old', '2020-01-01', ['yoga']),
			post('one-new', '2023-01-01', ['crossfit'], ['rest']),
			post('one-newest', '2024-01-01', ['boxing']),
			post('three', '2019-01-01', ['boxing', 'yoga'], ['rest']),
			subject,
		];
		expect(ids(findRelated(others, subject))).toEqual(['three', 'one-newest', 'one-new']);
		expect(findRelated([others[0] ?? subject, subject], subject)).toEqual([]);
	});
});

describe('the reading time', () => {
	const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

	it.each([
		[0, 1],
		[299, 1],
		[300, 2],
		[840, 4],
	])('of %i words is %i min', (count, minutes) => {
		expect(estimateReadingMinutes(words(count))).toBe(minutes);
	});

	it('counts words, but not punctuation, URLs or picture file names', () => {
		const long = `${words(298)}\n\n## — \n\n> ![a](./some-long-name.jpg) [b](/classes "c d e f g")`;
		expect(estimateReadingMinutes(long)).toBe(2);
		expect(estimateReadingMinutes(long.replace('[b]', '[]'))).toBe(1);
	});
});

describe('categories and tags', () => {
	const categories = ['yoga', 'boxing', 'crossfit'].map((id) => ({ id, data: { name: id.toUpperCase() } }));

	it('counts the posts of each category, main or not, omits empty ones and sorts by name', () => {
		expect(countCategories(posts, categories, 'en')).toEqual([
			{ id: 'boxing', name: 'BOXING', count: 2 },
			{ id: 'yoga', name: 'YOGA', count: 2 },
		]);
	});

	it('lists the most used tags first and writes hyphens as spaces', () => {
		expect(countTags(posts, 'en')).toEqual([
			{ id: 'rest', name: 'rest', count: 2 },
			{ id: 'breathing', name: 'breathing', count: 1 },
			{ id: 'easy-miles', name: 'easy miles', count: 1 },
		]);
	});

	it('finds the posts of a category or tag and keeps their order', () => {
		expect(ids(selectCategory(posts, 'yoga'))).toEqual(['old', 'new']);
		expect(ids(selectTag(posts, 'rest'))).toEqual(['old', 'new']);
		expect(selectTag(posts, 'res')).toEqual([]);
	});
});

describe('the search', () => {
	const words = listWords('Getting Back Into CrossFit. Café & crossfit: don’t rush.');

	it.each([
		...['crossfit', 'CROSSFIT', ' cross ', 'cafe', 'CAFÉ', 'back crossfit', 'crossfit back'],
		...['crossfit!', "don't", '', ' — '],
	])('finds the post for "%s"', (query) => {
		expect(matches(words, query)).toBe(true);
	});

	it.each(['yoga', 'crossfit yoga', 'crossfitness'])('does not find it for "%s"', (query) => {
		expect(matches(words, query)).toBe(false);
	});
});
