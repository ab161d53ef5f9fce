import { describe, expect, it } from 'vitest';
import { paginate } from '~/lib/pagination.ts';

describe('the pages of a long list', () => {
	it('are full, except the last', () => {
		expect(paginate([1, 2, 3, 4, 5], 2)).toEqual([
			{ items: [1, 2], current: 1, last: 3 },
			{ items: [3, 4], current: 2, last: 3 },
			{ items: [5], current: 3, last: 3 },
		]);
	});

	it('are a single page if everything fits or the list is empty', () => {
		expect(paginate([1, 2], 2)).toHaveLength(1);
		expect(paginate([], 2)).toEqual([{ items: [], current: 1, last: 1 }]);
	});
});
