// Addresses: links, web addresses, profiles on social networks, email addresses.
import { z } from 'astro/zod';
import { isEmailAddress } from '../../lib/email.ts';
import { invisible } from '../../lib/invisible.ts';
import { describe, explain, type Issue, quote } from './explain.ts';
import { distinct, group, list, pattern, text } from './fields.ts';

/** A link's target: a page of this site or an external address. Its name must end in "href": the check looks for the page. */
export function href(about = 'the page or address', example = '/contact') {
	const hint = { about, example };
	const error = ({ input }: Issue) => explainAddress(String(input)) ?? '';
	return z
		.string({ error: explain(hint) })
		.refine((value) => explainAddress(value) === undefined, { error })
		.describe(describe(hint));
}

/** What is wrong with the form of a link's address, or undefined. */
export function explainAddress(address: string): string | undefined {
	const [, scheme = '', rest = ''] = /^(mailto|tel|sms):(.*)$/i.exec(address) ?? [];
	if (scheme !== '') {
		const isMail = /^mailto$/i.test(scheme);
		const [target = ''] = rest.split(isMail ? '?' : /[?;,]/);
		if (isMail ? decodeText(target).split(',').every(isEmailAddress) : /^\+?(\d[-.()]*){3,}$/.test(target))
			return undefined;
		return 'Write an email address after "mailto:", or only the digits of a phone number after "tel:" or "sms:", without spaces.';
	}
	if (/^https?:/i.test(address) && !isOnTheWeb(address.replace(/^http:/i, 'https:')))
		return 'Visitors can’t open this address. For a page of this site, begin with "/". For another site, write its full address, e.g. "https://example.com".';
	if (!/^(\/(?!\/)|https?:)\S*$/i.test(address))
		return `This isn't an address. Begin with "/" for a page of this site, e.g. "/contact", or with "https://", "tel:" or "mailto:".`;
	const tidy = address.startsWith('/') ? address.replace(/(?<=.)(\.html|\/)+(?=$|[?#])/, '') : address;
	return tidy === address ? undefined : `Write ${quote(tidy)}, without a slash or ".html" at the end.`;
}

/** A button or link: its label and target. */
export function link(about: string, label: string, target = '/contact', max = 32) {
	return group(about, { label: text('the words on it', label, max), href: href(undefined, target) });
}

/** The label and target of a button or link. */
export type Link = z.infer<ReturnType<typeof link>>;

/** A public web address. */
export function webAddress(about: string, example: string) {
	return pattern(about, example, 'a web address that begins with "https://"', isOnTheWeb);
}

/** Whether an address is public, not on this computer or the local network (e.g. copied from a development server). */
function isOnTheWeb(address: string): boolean {
	if (!/^https:\/\/[^\s/]\S*$/i.test(address) || !URL.canParse(address)) return false;
	// Copied from a sentence.
	if (ends.test(address) && !/\([^()]*\)$/.test(address)) return false;
	const { hostname } = new URL(address);
	return /^[a-z\d.-]+\.[a-z][a-z\d-]*$/.test(hostname) && !/\.(local|localhost|test|lan)$/.test(hostname);
}

/** The end of a sentence, or something that nobody sees. */
const ends = new RegExp(`([,.;:)]|${invisible})$`, 'u');

/** Where a booking system takes bookings; buttons then lead there instead of to the contact form. */
export function bookingAddress(what: string) {
	const about = `where visitors book ${what}, if your gym has a booking system`;
	return webAddress(about, 'https://booking.example.com/boxing').optional();
}

/** An email address. */
export function email(about: string, example: string) {
	return pattern(about, example, 'an email address', isEmailAddress);
}

/** The field `formerly`: old addresses that redirect to the page of an entry. */
export function formerly() {
	const form = 'an address that begins with "/" and has only letters, numbers, hyphens and "/"';
	const address = pattern('an old address', '/prices-2024', form, (value) => decodeAddress(value) !== undefined);
	return distinct(list('old addresses that redirect here', address, [0, 10])).optional();
}

/** "/our%20prices/" -> "/our prices"; undefined if it has other characters, which hosts may read differently. */
export function decodeAddress(address: string): string | undefined {
	const path = decodeText(address).replace(/\/$/, '');
	return /^(\/[\p{L}\p{M}\p{N} _~-]+)+$/u.test(path) ? path : undefined;
}

/** "our%20prices" -> "our prices". What can't be decoded stays. */
function decodeText(text: string): string {
	try {
		return decodeURI(text);
	} catch {
		return text;
	}
}
