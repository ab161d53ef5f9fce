import { expect, test } from 'vitest';
import { formatAddress, formatPlace, getMapLink } from '~/lib/address.ts';

const japanese = { street: '上目黒1-2-3', city: '目黒区', region: '東京都', postalCode: '153-0051' };
const korean = { street: '테헤란로 1', city: '강남구', region: '서울특별시', postalCode: '06236' };
const latin = { street: 'Street 1', city: 'Town', region: 'Region', postalCode: '10001' };

test.each([
	['US', latin, 'Street 1, Town, Region 10001'],
	['DE', latin, 'Street 1, 10001 Town'],
	['TR', latin, 'Street 1, 10001 Town/Region'],
	['AR', latin, 'Street 1, 10001 Town, Region'],
	['BR', latin, 'Street 1, Town-Region, 10001'],
	['AE', latin, 'Street 1, Town, Region'],
	['JP', latin, 'Street 1, Town, Region, 10001'],
	['JP', japanese, '〒153-0051 東京都目黒区上目黒1-2-3'],
	['CN', japanese, '153-0051 東京都目黒区上目黒1-2-3'],
	['KR', korean, '서울특별시 강남구 테헤란로 1 06236'],
])('an address is as people in %s write it', (country, address, written) => {
	expect(formatAddress({ ...address, country })).toBe(written);
});

test('a place is short, and the map app gets the whole address', () => {
	const address = { ...latin, country: 'US' };
	expect(formatPlace(address)).toBe('Street 1, Town');
	expect(formatPlace({ ...japanese, country: 'JP' })).toBe('目黒区上目黒1-2-3');
	const query = 'Street+1%2C+Town%2C+Region+10001%2C+US';
	expect(getMapLink(address)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
});
