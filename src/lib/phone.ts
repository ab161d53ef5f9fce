/**
 * The `tel:` address of a phone number as people write it, e.g. "(212) 555-0142" -> "tel:+12125550142".
 * Numbers without a "+" are taken as North American.
 */
export function telHref(phone: string): string {
	const digits = phone.replace(/\D/g, '');
	return `tel:${phone.trim().startsWith('+') ? '+' : '+1'}${digits}`;
}
