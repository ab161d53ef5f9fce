// Warns about old names, phone numbers and email addresses of the gym in texts, and about misspelt addresses.
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { type ContentIndex, getFieldName } from './content-index.ts';

/** Warns if the copyright line begins with a name that is not the gym's, and about every other use of that name. */
export function warnOfOldNames({ gym, texts }: ContentIndex): Diagnostic[] {
	const { name } = gym.data;
	const copyright = texts.find(({ path }) => path.at(-1) === 'copyright')?.value ?? '';
	const oldName = copyright
		.replace(/\{year\}|[©()]/g, '')
		.trim()
		.replace(/[\s.,:–-]+$/, '');
	const isName = oldName.length > 2 && /^\p{Lu}/u.test(oldName);
	if (!isName || oldName.includes(name) || name.includes(oldName)) return [];
	const expected = `The gym is called ${quote(name)} in content/settings/gym.json. Is ${quote(oldName)} its old name?`;
	return texts
		.filter(({ entry, value }) => entry.collection !== 'posts' && value.includes(oldName) && !value.includes(name))
		.map(({ entry, path, value }) => diagnose(entry, path, quote(value), expected));
}

/** Warns about phone numbers and email links that differ from the settings. */
export function warnOfOldContacts({ gym, coaches, texts }: ContentIndex): Diagnostic[] {
	const { phone, email } = gym.data;
	const settings = 'in content/settings/gym.json. Is this an old one?';
	const addresses = [email, ...coaches.map(({ data }) => data.links?.email)];
	return texts.flatMap(({ entry, path, value }) => {
		const isDate = /^\d{4}-\d\d-\d\d$/.test(value);
		if (entry.collection === 'posts' || value === phone || isDate) return [];
		const number = /^tel:.*|(?<![\w/:.-])\+?\(?\d[\d\s()./-]{7,}\d(?![\w-])/.exec(value)?.[0] ?? '';
		const digits = readDigits(number);
		if (digits.length >= 7 && !readDigits(phone).endsWith(digits.slice(-7)))
			return diagnose(entry, path, quote(value), `The gym's number is ${quote(phone)} ${settings}`);
		const address = /^mailto:([^?]+)/.exec(value)?.[1];
		if (address === undefined || addresses.includes(address)) return [];
		return diagnose(entry, path, quote(value), `The gym's address is ${quote(email)} ${settings}`);
	});
}

const misspeltHost = /@(gmial|gmai|gnail|gmal|hotmial|hotmal|outlok|yaho)\.|\.(con|cmo|comm|ogr|nett)$/i;

/** Warns about email addresses with a typing error in a common mail service or domain. */
export function warnOfMisspeltEmails({ texts }: ContentIndex): Diagnostic[] {
	return texts
		.filter((text) => getFieldName(text) === 'email' && misspeltHost.test(text.value))
		.map(({ entry, path, value }) => diagnose(entry, path, quote(value), 'Is the part after "@" spelt right?'));
}

function readDigits(text: string): string {
	return text.replace(/\D/g, '');
}
