import { describe, expect, it } from 'vitest';
import { getListPagePath, paginate } from '~/lib/pagination.ts';
import * as posts from '~/lib/posts.ts';
import { listWords, matches } from '~/lib/search-words.ts';

function post(id: string, date: string, categories: string[] = [], tags: string[] = []) {
	return { id, data: { date, categories: categories.map((id) => ({ id })), tags } };
}
const ids = (list: { id: string }[]) => list.map(({ id }) => id);

it('posts of one day have the same order in every build, pinned ones come first; a post is published from its date, and a draft never', () => {
	const all = [post('b', '2021-01-01'), post('a', '2021-01-01'), post('new', '2022-01-01')];
	expect(ids(posts.sortByDate(all))).toEqual(['new', 'a', 'b']);
	const pinned = all.map(({ id, data }) => ({ id, data: { ...data, pinned: id === 'b' || undefined } }));
	expect(ids(posts.sortPinnedFirst(pinned))).toEqual(['b', 'new', 'a']);
	const of = (date: string, draft = false) => posts.isPublished({ date, draft }, '2026-03-09');
	expect([of('2026-03-09'), of('2026-03-10'), of('2022-01-01', true)]).toEqual([true, false, false]);
});

it('up to three other posts of its first category are next, newest first', () => {
	const subject = post('subject', '2022-06-01', ['yoga', 'boxing']);
	const years = [2020, 2023, 2021, 2024].map((year) => post(String(year), `${year}-01-01`, ['crossfit', 'yoga']));
	const all = [post('other', '2025-01-01', ['boxing']), ...years, subject];
	expect(ids(posts.findRelated(all, subject))).toEqual(['2024', '2023', '2021']);
});

it('categories are sorted by name, without those that have no posts and so no page; the most used tags come first', () => {
	const categories = ['yoga', 'karate', 'boxing'].map((id) => ({ id, data: { name: id } }));
	const all = [post('gloves', '2021-01-01', ['karate', 'boxing'])];
	expect(posts.groupByCategory(all, categories, 'en')).toEqual([
		{ id: 'boxing', name: 'boxing', posts: all },
		{ id: 'karate', name: 'karate', posts: all },
	]);
	const tagged = [['rest'], ['rest', 'easy-miles'], ['breathing']].map((tags) => post('', '2021-01-01', [], tags));
	expect(ids(posts.groupByTag(tagged, 'en'))).toEqual(['rest', 'breathing', 'easy-miles']);
});

it.each([
	['Sırt & boyun', 'sırt-boyun'],
	['İnanç', 'inanç'],
	['呼吸', '呼吸'],
	['&', ''],
	['women\u02bcs', 'women-s'],
])('the tag %j has the address %j', (tag, id) => {
	expect(posts.createTagId(tag)).toBe(id);
	expect(posts.createTagId(tag.normalize('NFD'))).toBe(id);
});

it('a long list has full pages, except the last; a short or empty one has a single page', () => {
	expect(paginate([1, 2, 3], 2)).toEqual([
		{ items: [1, 2], current: 1, last: 2 },
		{ items: [3], current: 2, last: 2 },
	]);
	expect(paginate([1, 2], 2)).toHaveLength(1);
	expect(paginate([], 2)).toEqual([{ items: [], current: 1, last: 1 }]);
	expect([1, 2].map((page) => getListPagePath('/blog', page))).toEqual(['/blog', '/blog/page-2']);
});

describe('the search', () => {
	const words = listWords('Getting Back Into CrossFit. Café & crossfit: don’t rush.');

	it.each(['CROSSFIT', ' cross ', 'cafe', 'crossfit back', 'crossfit!', 'back 💪'])('finds "%s"', (query) => {
		expect(matches(words, query)).toBe(true);
	});

	it.each([
		['women’s warm-up', 'womens', 'women', "women's", 'warmup', 'warm-up', 'warm up', 'WOMEN’S'],
		['п’ять', "п'ять", 'п\u02bcять', 'пять'],
		['हिन्दी', 'हिन्दी'],
		['Łukasz Søren Füße Ægir Kadıköy İstanbul', 'lukasz', 'SOREN', 'fusse', 'aegir', 'kadikoy', 'istanbul'],
		['lukasz SOREN fusse aegir kadikoy istanbul', 'Łukasz', 'Søren', 'Füße', 'Ægir', 'Kadıköy', 'İstanbul'],
	])('finds %j by all ways to write it', (text, ...queries) => {
		expect(queries.filter((query) => !matches(listWords(text), query))).toEqual([]);
	});

	it.each(['yoga', 'crossfit yoga', 'crossfitness', '💪', ' — '])('does not find it for "%s"', (query) => {
		expect(matches(words, query)).toBe(false);
		expect(matches(listWords('हिन्दी'), 'हनद')).toBe(false); // other vowels
	});
});
