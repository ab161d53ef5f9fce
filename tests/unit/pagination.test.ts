import { expect, it } from 'vitest';
import { paginate } from '~/lib/pagination.ts';

it('a long list has full pages, except the last; a short or empty one has a single page', () => {
	expect(paginate([1, 2, 3], 2)).toEqual([
		{ items: [1, 2], current: 1, last: 2 },
		{ items: [3], current: 2, last: 2 },
	]);
	expect(paginate([1, 2], 2)).toHaveLength(1);
	expect(paginate([], 2)).toEqual([{ items: [], current: 1, last: 1 }]);
});
