// The gym's address, as people in its country write it.
import { formatAddress as formatLines } from 'localized-address-format';

export interface Address {
	street: string;
	city: string;
	region?: string | undefined;
	postalCode?: string | undefined;
	country: string; // ISO 3166-1 alpha-2, e.g. "US"
}

/** The address in one line. Chinese and Japanese have no spaces, and most Asian scripts no comma. */
export function formatAddress({ street, city, region, postalCode, country }: Address): string {
	const place = { postalCountry: country, administrativeArea: region, postalCode };
	const isLatin = /\p{Script=Latin}/u.test(city);
	const write = (line: string, locality?: string) =>
		formatLines({ ...place, addressLines: [line], locality }, isLatin ? 'latin' : 'local');
	const usual = write(street, city);
	// Some countries have no line for a city: in Japan, it is the beginning of the street.
	const hasCity = usual.some((line) => line.includes(city));
	const lines = hasCity ? usual : write(isLatin ? `${street}, ${city}` : city + street);
	const separator = city.toUpperCase() === city.toLowerCase() ? ' ' : ', '; // alphabets with capitals have commas
	const ideograph = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
	const space = new RegExp(`(?<=${ideograph}) (?=${ideograph})`, 'gu');
	return lines.join(separator).replaceAll(space, '');
}

/** The street and the city in one line, where there is no room for more. */
export function formatPlace({ street, city, country }: Address): string {
	return formatAddress({ street, city, country });
}

/** The URL of a map with the address. Phones open it in a map app that is installed (https://developers.google.com/maps/documentation/urls). */
export function getMapLink(address: Address): string {
	const query = `${formatAddress(address)}, ${address.country}`;
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
