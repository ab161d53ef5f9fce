// Warns about old names, phone numbers and email addresses of the gym in texts, and about misspelt addresses.
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { type ContentIndex, getFieldName } from './content-index.ts';

/** Warns if the copyright or a label of the gym's accounts doesn't begin with the gym's name. */
export function warnOfOldNames({ gym, texts }: ContentIndex): Diagnostic[] {
	const { name, social } = gym.data;
	const copyright = texts.find(({ path }) => path.at(-1) === 'copyright')?.value ?? '';
	const starts = [copyright.replace(/\{year\}|[©()]/g, '').trim(), findCommonStart(social.map(({ label }) => label))];
	const oldNames = starts
		.map((start) => start.replace(/[\s.,:–-]+$/, ''))
		.filter((start) => start.length > 2 && /^\p{Lu}/u.test(start) && !start.includes(name) && !name.includes(start));
	return [...new Set(oldNames)].flatMap((oldName) => {
		const expected = `The gym is called ${quote(name)} in content/settings/gym.json. Is ${quote(oldName)} its old name?`;
		return texts
			.filter(({ entry, value }) => entry.collection !== 'posts' && value.includes(oldName) && !value.includes(name))
			.map(({ entry, path, value }) => diagnose(entry, path, quote(value), expected));
	});
}

/** The common prefix of all texts, up to the last capitalised word: "Ember Gym" for "Ember Gym on …". */
function findCommonStart([first = '', ...others]: string[]): string {
	if (others.length === 0) return '';
	const words = first.split(' ');
	const differs = words.findIndex((word, index) => others.some((other) => other.split(' ')[index] !== word));
	const common = differs < 0 ? words : words.slice(0, differs);
	return common.slice(0, common.findLastIndex((word) => /^\p{Lu}/u.test(word)) + 1).join(' ');
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
