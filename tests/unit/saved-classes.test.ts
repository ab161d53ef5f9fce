import { describe, expect, test } from 'vitest';
import { keysOf, nextChange, parseSavedClasses, withAccountList } from '../../src/lib/saved-classes.ts';

const [boxing, yoga, karate] = ['boxing-tuesday-0900', 'yoga-thursday-1600', 'karate-friday-2200'] as const;
const stored = (list: object) => JSON.stringify(list);

describe('the stored list', () => {
	test('of nobody becomes the list of the account that signs in, and all of it is to be added', () => {
		const list = parseSavedClasses(stored({ states: { [boxing]: 'added', [yoga]: 'added' } }), 'lena');
		const united = withAccountList(list, [karate, yoga]);
		expect(united).toEqual({ account: 'lena', states: { [karate]: 'saved', [yoga]: 'added', [boxing]: 'added' } });
	});

	test('of another account is not sent to this one', () => {
		const list = parseSavedClasses(stored({ account: 'tom', states: { [boxing]: 'added' } }), 'lena');
		expect(list).toEqual({ account: 'lena', states: {} });
	});

	test.each([null, '', '{', 'null', '[]', '7', '{"states":7}', '{"states":{"Boxing!":"added","yoga":"maybe","x":1}}'])(
		'is empty when the storage holds %j',
		(text) => {
			expect(parseSavedClasses(text, 'lena')).toEqual({ account: 'lena', states: {} });
		},
	);
});

describe('once the account has answered', () => {
	test('its list holds: what another device removed is gone, what it added is here', () => {
		const list = { account: 'lena', states: { [boxing]: 'saved' as const } };
		expect(withAccountList(list, [yoga]).states).toEqual({ [yoga]: 'saved' });
	});

	test('changes that it was not told of hold, of both kinds', () => {
		const list = { states: { [boxing]: 'removed' as const, [yoga]: 'added' as const } };
		expect(withAccountList(list, [boxing, karate]).states).toEqual({ ...list.states, [karate]: 'saved' });
	});

	test('the change that it was told of is done, unless the visitor has changed the class again', () => {
		const sent = { key: boxing, state: 'added' } as const;
		expect(withAccountList({ states: { [boxing]: 'added' } }, [boxing], sent).states).toEqual({ [boxing]: 'saved' });
		const again = withAccountList({ states: { [boxing]: 'removed' } }, [boxing], sent);
		expect(nextChange(again)).toEqual({ key: boxing, state: 'removed' });
	});

	test('only an answer with a list counts, and of that only the keys', () => {
		expect(keysOf([boxing, 'a show of old', 7, null])).toEqual([boxing]);
		for (const answer of [null, undefined, {}, '[]', 7]) expect(keysOf(answer)).toBeUndefined();
	});
});
