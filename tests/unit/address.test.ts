import { expect, test } from 'vitest';
import { formatTown, getMapLink } from '~/lib/address.ts';

test.each([
	['US', 'NY', 'Town, NY 10001'],
	['PR', 'PR', 'Town, PR 10001'],
	['ID', 'DKI Jakarta', 'Town, DKI Jakarta 10001'],
	['JE', undefined, 'Town 10001'],
	['SA', undefined, 'Town 10001'],
	['IT', 'RM', '10001 Town RM'],
	['DE', 'BY', '10001 Town'],
])('the town, its region and its code are as %s writes them', (country, region, written) => {
	expect(formatTown({ street: '', city: 'Town', postalCode: '10001', region, country })).toBe(written);
	expect(formatTown({ street: '', city: 'Town', country })).toBe('Town');
});

test('the map app gets the whole address', () => {
	const address = { street: 'Gleis 3', city: 'Town', postalCode: '10001', country: 'DE' };
	expect(getMapLink(address)).toBe('https://www.google.com/maps/search/?api=1&query=Gleis+3%2C+10001+Town%2C+DE');
});
