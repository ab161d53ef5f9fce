/** Countries and territories whose numbers begin with +1. */
const northAmerica = 'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI'.split(' ');

/** A phone number and where it is. */
export interface Phone {
	/** As people write it. */
	phone: string;
	address: {
		/** In two capital letters. */
		country: string;
	};
}

/**
 * The `tel:` address of a phone number as people write it, e.g. "(212) 555-0142" -> "tel:+12125550142". A number without
 * its country's code is completed in North America; elsewhere it is dialled as it stands, which works within the country.
 */
export function telHref({ phone, address: { country } }: Phone): string {
	const digits = phone.replace(/\(0\)/, '').replace(/\D/g, '');
	if (phone.trim().startsWith('+')) return `tel:+${digits}`;
	return `tel:${northAmerica.includes(country) ? '+1' : ''}${digits}`;
}
