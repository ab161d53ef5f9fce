import { expect, test } from 'vitest';
import { formatTown, getMapLink } from '~/lib/address.ts';

test('the postal code is where the country writes it', () => {
	const town = { street: 'Gleis 3', city: 'Town', postalCode: '10001' };
	expect(formatTown({ ...town, region: 'NY', country: 'US' })).toBe('Town, NY 10001');
	expect(formatTown({ ...town, region: 'BY', country: 'DE' })).toBe('10001 Town');
	expect(formatTown({ street: '', city: 'Town', country: 'GB' })).toBe('Town');
	expect(getMapLink({ ...town, country: 'DE' })).toBe(
		'https://www.google.com/maps/search/?api=1&query=Gleis+3%2C+10001+Town%2C+DE',
	);
});
