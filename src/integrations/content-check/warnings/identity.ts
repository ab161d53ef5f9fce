// Warns about old names, phone numbers and email addresses of the gym in texts, and about misspelt addresses.
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import type { Text } from '../read-entries.ts';

/** Warns if the copyright line begins with a name that is not the gym's, and about every other use of that name. */
export function explainOldNames({ gym: { name }, texts }: ContentIndex) {
	const copyright = texts.find((text) => text.name === 'copyright')?.value ?? '';
	const oldName = copyright
		.replace(/\{year\}|[©()]/g, '')
		.trim()
		.replace(/[\s.,:–-]+$/, '');
	const isName = oldName.length > 2 && /^\p{Lu}/u.test(oldName);
	const isOld = isName && !oldName.includes(name) && !name.includes(oldName);
	const expected = `The gym is called ${quote(name)} in content/settings/gym.json. Is ${quote(oldName)} its old name?`;
	return ({ entry, value }: Text) =>
		isOld && entry.collection !== 'posts' && value.includes(oldName) && !value.includes(name) ? expected : undefined;
}

/** Warns about phone numbers and email links that differ from the settings. */
export function explainOldContacts({ gym: { phone, email }, coaches }: ContentIndex) {
	const settings = 'in content/settings/gym.json. Is this an old one?';
	const addresses = [email, ...coaches.map(({ data }) => data.links?.email)];
	return ({ entry, value }: Text) => {
		const isDate = /^\d{4}-\d\d-\d\d$/.test(value);
		if (entry.collection === 'posts' || value === phone || isDate) return undefined;
		const number = /^tel:.*|(?<![\w/:.-])\+?\(?\d[\d\s()./-]{7,}\d(?![\w-])/.exec(value)?.[0] ?? '';
		const digits = readDigits(number);
		if (digits.length >= 7 && !readDigits(phone).endsWith(digits.slice(-7)))
			return `The gym's number is ${quote(phone)} ${settings}`;
		const address = /^mailto:([^?]+)/.exec(value)?.[1];
		return address && !addresses.includes(address) ? `The gym's address is ${quote(email)} ${settings}` : undefined;
	};
}

const misspeltHost = /@(gmial|gmai|gnail|gmal|hotmial|hotmal|outlok|yaho)\.|\.(con|cmo|comm|ogr|nett)$/i;

/** Warns about email addresses with a typing error in a common mail service or domain. */
export function explainMisspeltEmails() {
	return ({ name, value }: Text) =>
		name === 'email' && misspeltHost.test(value) ? 'Is the part after "@" spelt right?' : undefined;
}

function readDigits(text: string): string {
	return text.replace(/\D/g, '');
}
