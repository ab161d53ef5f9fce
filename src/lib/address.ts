// The gym's address, as it is written in its country.

export interface Address {
	street: string;
	city: string;
	region?: string | undefined;
	postalCode?: string | undefined;
	/** ISO 3166-1 alpha-2, e.g. "US". */
	country: string;
}

/** Where the postal code follows the town (https://github.com/google/libaddressinput/wiki/AddressValidationMetadata). Elsewhere it comes first. */
const codeLast =
	'AS AU BD BM BN BR BT CA CO EG FK FM GB GG GI GU ID IE IM IN JE JO JP KE KH KR LB LK MH MM MN MP MT MV NG NP NZ PG PK PR PW RU SA SG TH TW UA US VE VI VN ZA';

/** Where the region follows a town that its postal code precedes. Elsewhere such an address has no region. */
const regionLast = ['ES', 'IT', 'MX'];

/** "Northgate, NY 10001", "80331 München" or "00184 Roma RM". */
export function formatTown({ city, region, postalCode, country }: Address): string {
	const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');
	if (!codeLast.includes(country)) return join(postalCode, city, regionLast.includes(country) ? region : '');
	return join(region ? `${city}, ${region}` : city, postalCode);
}

/** The URL of a map with the address. Phones open it in a map app that is installed (https://developers.google.com/maps/documentation/urls). */
export function getMapLink(address: Address): string {
	const query = [address.street, formatTown(address), address.country].join(', ');
	return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query })}`;
}
