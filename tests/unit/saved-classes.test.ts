import { expect, test } from 'vitest';
import { createEventKey, parseEventKey } from '../../src/lib/event-key.ts';
import { parseKeys, findUnsentChanges, parseSavedClasses, mergeAccountList } from '../../src/visitor/saved-classes.ts';

const [boxing, yoga, karate] = ['boxing-tuesday-0900', 'yoga-thursday-1600', 'karate-friday-2200'] as const;

test('the stored list of a visitor moves to the account that signs in, with every class to be added; that of another doesn’t', () => {
	const list = parseSavedClasses({ states: { [boxing]: 'added', [yoga]: 'added' } }, 'lena');
	const united = mergeAccountList(list, [karate, yoga]);
	expect(united).toEqual({ account: 'lena', states: { [karate]: 'saved', [yoga]: 'added', [boxing]: 'added' } });
	const other = parseSavedClasses({ account: 'tom', states: { [boxing]: 'added' } }, 'lena');
	expect(other).toEqual({ account: 'lena', states: {} });
});

test.each([null, [], 7, { states: { 'x-9': 'added', [yoga]: 'maybe' } }])('is empty for the stored %j', (list) => {
	expect(parseSavedClasses(list, 'lena')).toEqual({ account: 'lena', states: {} });
});

test('after a response, the list has what other devices did, unsent changes, and what was sent, unless it was changed again', () => {
	const list = { states: { [boxing]: 'saved', [yoga]: 'removed' } } as const;
	expect(mergeAccountList(list, [yoga, karate]).states).toEqual({ [yoga]: 'removed', [karate]: 'saved' });
	const sent = { key: boxing, state: 'added' } as const;
	expect(mergeAccountList({ states: { [boxing]: 'added' } }, [boxing], sent).states).toEqual({ [boxing]: 'saved' });
	const again = mergeAccountList({ states: { [boxing]: 'removed' } }, [boxing], sent);
	expect(findUnsentChanges(again)[0]).toEqual({ key: boxing, state: 'removed' });
});

test('an event key is read as it is written, and nothing else is one', () => {
	const slots = [
		{ id: 'body-building-2', day: 'wednesday', start: 23 * 60 + 5 },
		{ id: 'a-monday-0900', day: 'friday', start: 0 },
	];
	expect(slots.map(createEventKey)).toEqual(['body-building-2-wednesday-2305', 'a-monday-0900-friday-0000']);
	expect(slots.map(createEventKey).map(parseEventKey)).toEqual(slots);
	const others = ['box-monday-900', 'box-monday-09000', 'Box-monday-0900', `${'a'.repeat(46)}-monday-0900`, null];
	expect(others.map(parseEventKey)).toEqual(Array(5).fill(undefined));
	expect(parseKeys([...others, boxing, 7])).toEqual([boxing]);
});
