// The gym's address, as it is written in its country.

export interface Address {
	street: string;
	city: string;
	region?: string | undefined;
	postalCode?: string | undefined;
	/** ISO 3166-1 alpha-2, e.g. "US". */
	country: string;
}

/** Where the postal code follows the town (https://en.wikipedia.org/wiki/Address#Postal_codes). Elsewhere it comes first. */
const codeLast = ['AU', 'BR', 'CA', 'GB', 'IE', 'IN', 'JP', 'KR', 'NZ', 'SG', 'TH', 'US', 'ZA'];

/** "Northgate, NY 10001" or "80331 München". */
export function formatTown({ city, region, postalCode, country }: Address): string {
	if (!codeLast.includes(country)) return [postalCode, city].filter(Boolean).join(' ');
	return [city, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The URL of a map with the address. Phones open it in a map app that is installed (https://developers.google.com/maps/documentation/urls). */
export function getMapLink(address: Address): string {
	const query = [address.street, formatTown(address), address.country].join(', ');
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
