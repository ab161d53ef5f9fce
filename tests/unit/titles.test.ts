import { expect, test } from 'vitest';
import { createFullTitle } from '~/lib/titles';

test.each([
	['Pricing', 'Pricing | Ember Gym'],
	['Ember Gym: classes', 'Ember Gym: classes'],
	['Getting Back Into CrossFit After a Long Vacation', 'Getting Back Into CrossFit After a Long Vacation | Ember Gym'],
	['Getting Back Into CrossFit After a Very Long Vacation', 'Getting Back Into CrossFit After a Very Long Vacation'],
])('the gym’s name follows "%s" only if both fit in a search result', (title, shown) => {
	expect(createFullTitle(title, 'Ember Gym')).toBe(shown);
});
