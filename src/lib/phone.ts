/** Countries and territories whose numbers begin with +1. */
const northAmerica = 'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' ');

/** A phone number and its country. */
export interface Phone {
	/** As written for people, e.g. "(212) 555-0142". */
	phone: string;
	address: {
		/** ISO 3166-1 alpha-2, e.g. "US". */
		country: string;
	};
}

/**
 * The `tel:` URL of a phone number, e.g. "(212) 555-0142" -> "tel:+12125550142". North American numbers without a country
 * code get +1. Others are dialed as written, which works within the country.
 */
export function getTelHref({ phone, address: { country } }: Phone): string {
	const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '');
	if (phone.trim().startsWith('+')) return `tel:+${digits}`;
	return `tel:${northAmerica.includes(country) ? '+1' : ''}${digits}`;
}
