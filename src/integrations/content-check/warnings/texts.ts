// Warnings about texts: names, numbers, addresses and prices that contradict the settings, and probable typing errors.
import { type Money, splitPrice } from '../../../lib/prices.ts';
import { parseTimeRange, timeRange } from '../../../lib/times.ts';
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import type { Text } from '../read-entries.ts';

/** Creates the test of one text in a field, which returns the warning or undefined. */
type Rule = (content: ContentIndex) => (text: Text) => string | undefined;

/** Finds warnings in the texts of all fields. */
export function warnOfTexts(content: ContentIndex): Diagnostic[] {
	const tests = rules.map((rule) => rule(content));
	return content.texts.flatMap((text) =>
		tests.flatMap((explain) => {
			const expected = explain(text);
			return expected === undefined ? [] : diagnose(text.entry, text.path, quote(text.value), expected);
		}),
	);
}

/** Warns if the copyright line begins with a name that is not the gym's, and about every other use of that name. */
function explainOldNames({ gym: { name }, texts }: ContentIndex) {
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
function explainOldContacts({ gym: { phone, email }, coaches }: ContentIndex) {
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
function explainMisspeltEmails() {
	return ({ name, value }: Text) =>
		name === 'email' && misspeltHost.test(value) ? 'Is the part after "@" spelt right?' : undefined;
}

function readDigits(text: string): string {
	return text.replace(/\D/g, '');
}

/** Warns about prices in texts that match no plan. */
function explainOldPrices({ gym, plans }: ContentIndex) {
	const prices = [...new Set(plans.map(({ data }) => data.price))];
	const own = prices.map((price) => formatWhole(price, gym)).join(', ');
	const pattern = createPricePattern(gym);
	return ({ entry, value }: Text) => {
		if (prices.length === 0 || entry.collection === 'posts' || entry.collection === 'testimonials') return undefined;
		const found = [...value.matchAll(pattern)].find(
			([, behind, before]) => !readAmounts(behind ?? before ?? '').some((amount) => prices.includes(amount)),
		);
		return found && `No plan costs ${found[0].trim()}; they cost ${own}. Is it an old price?`;
	};
}

/** Matches a number before or after the currency's symbol or code. */
function createPricePattern({ language, currency }: Money): RegExp {
	const { before, after } = splitPrice(1, { language, currency });
	const sign = RegExp.escape((before + after).trim());
	const number = String.raw`(\d[\d.,’'\u00a0\u202f]*\d|\d)`;
	return new RegExp(`(?:${sign}|\\b${currency})\\s?${number}|${number}\\s?(?:${sign}|\\b${currency}\\b)`, 'gu');
}

/** Reads "1,299" and "1.299" both as 1299 and as 1.299, since the meaning depends on the language. */
function readAmounts(text: string): number[] {
	const digits = text.replace(/[\s’'\u00a0\u202f]/g, '');
	return [Number(digits.replace(/[.,]/g, '')), Number(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))];
}

function formatWhole(price: number, money: Money): string {
	const { before, whole, after } = splitPrice(price, money);
	return `${before}${whole}${after}`;
}

/** Warns about classes that last five minutes or half a day, or begin at night. */
function explainOddTimes() {
	return ({ entry, name, value }: Text) => {
		if (name !== 'time' || entry.collection === 'gym' || !timeRange.test(value)) return undefined;
		const { start, end } = parseTimeRange(value);
		const minutes = toMinutes(end) - toMinutes(start);
		if (minutes > 240) return `It takes ${minutes / 60} hours. Is it am where pm was meant?`;
		if (minutes < 10) return `It takes ${minutes} minutes.`;
		return start < '05:00' ? `It begins at ${start} in the night. Is it am where pm was meant?` : undefined;
	};
}

function toMinutes(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

/** Warns about posts with an unlikely year. One far in the future would never be published. */
function explainOddYears() {
	const nextYear = new Date().getUTCFullYear() + 1;
	return ({ entry, name, value }: Text) => {
		const year = Number(value.slice(0, 4));
		if (name !== 'date' || entry.collection !== 'posts' || (year >= 1990 && year <= nextYear)) return undefined;
		return `The post is of the year ${year}. Is that right?`;
	};
}

const vagueAlternative =
	/^(an? )?(image|picture|photo|photograph|img|pic|bild|foto|abbildung|image de fond)s?( \d+)?$/i;

/** Warns about alternative texts that only say that there is a picture. */
function explainVagueAlternatives() {
	const expected = 'Say what the picture shows, for people who cannot see it, e.g. "Two people on spin bikes".';
	return ({ name, value }: Text) => (name === 'alt' && vagueAlternative.test(value) ? expected : undefined);
}

/** Warns about full URLs of this site: of the host that the build sets, or of the domain of the gym's email address. */
export function explainOwnAddresses({ gym }: ContentIndex) {
	const domain = gym.email.split('@')[1] ?? '';
	const hosts = [URL.parse(process.env['SITE_URL'] ?? '')?.host, domain, `www.${domain}`];
	return ({ value }: { value: string }): string | undefined => {
		const url = /^https?:/.test(value) ? URL.parse(value) : null;
		if (!url || !hosts.includes(url.host)) return undefined;
		const { pathname, search, hash } = url;
		return `It leads to a page of this site. Write ${quote(pathname + search + hash)}, which stays right if the address changes.`;
	};
}

const rules: Rule[] = [
	explainMisspeltEmails,
	explainOddTimes,
	explainOddYears,
	explainOldContacts,
	explainOldNames,
	explainOldPrices,
	explainOwnAddresses,
	explainVagueAlternatives,
];
