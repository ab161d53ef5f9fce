import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A phone number and its country. */
export interface Phone {
	phone: string; // as written for people, e.g. "(212) 555-0142"
	address: { country: string }; // ISO 3166-1 alpha-2, e.g. "US". Numbers without "+" are dialed within it
}

/** Parses a phone number; undefined if the text isn't one number with its area code. */
export function parsePhone({ phone, address: { country } }: Phone): PhoneNumber | undefined {
	const defaultCountry = isSupportedCountry(country) ? country : undefined;
	const number = parsePhoneNumberFromString(phone, { defaultCountry, extract: false });
	return number?.isValid() && !/[,;]/.test(phone) ? number : undefined; // not a second number as its extension
}

/** A number that never breaks, as texts have it for "{phone}". */
export const formatUnbroken = (phone: string) => phone.replaceAll(' ', '\u00a0');

/** The address of a chat on WhatsApp with a number of the gym's country. */
export function getWhatsAppHref({ address }: Phone, phone: string): string {
	return getTelHref({ phone, address }).replace(/^tel:\+(\d+).*/, 'https://wa.me/$1');
}

/** The `tel:` URL, which can be dialed from abroad: "(212) 555-0142" -> "tel:+12125550142". @throws if it isn't a number. */
export function getTelHref(phone: Phone): string {
	const number = parsePhone(phone);
	if (!number) throw new Error(`"${phone.phone}" is not a phone number in ${phone.address.country}.`);
	return number.getURI();
}
