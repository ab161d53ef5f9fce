// The gym's name, prices, phone number and place, where a text repeats what the settings say.
import { priceParts } from '../../../lib/prices.ts';
import { quote } from '../../../schemas/parts/messages.ts';
import { escaped, type Library, type Note, note, type Text, textsOf } from './library.ts';

/** What an older name, price, number or place of the gym was left in. */
export function identityNotes(library: Library): Note[] {
	if (!library.gym) return [];
	return [...oldNames(library), ...oldPrices(library), ...otherPhones(library), ...place(library)];
}

/** The copyright and the accounts' labels name the gym; what they call it otherwise is probably its old name. */
function oldNames({ gym, navigation, entries }: Library): Note[] {
	const name = gym?.data.name ?? '';
	const copyright =
		navigation?.data.footer.copyright
			.replace('{year}', '')
			.replace(/[©()\s]+/g, ' ')
			.trim() ?? '';
	const labels = gym?.data.social.map(({ label }) => label) ?? [];
	const candidates = [copyright, commonStart(labels)].map((text) => text.replace(/[\s.,:–-]+$/, ''));
	const old = candidates.filter((text) => text.length > 2 && /^\p{Lu}/u.test(text) && !same(text, name));
	const texts = textsOf(entries).filter(({ entry }) => entry.collection !== 'posts');
	return [...new Set(old)].flatMap((oldName) =>
		texts
			.filter(({ value }) => value.includes(oldName) && !value.includes(name))
			.map(({ entry, path, value }) => {
				const expected = `The gym is called ${quote(name)} in content/settings/gym.json. Is ${quote(oldName)} its old name?`;
				return note(entry, path, quote(value), expected, `old name ${oldName}`);
			}),
	);
}

function same(text: string, name: string): boolean {
	return text.includes(name) || name.includes(text);
}

/** What all texts begin with, to the end of a word: "Ember Gym on". Without its last small word if it ends in one. */
function commonStart(texts: readonly string[]): string {
	const [first = '', ...others] = texts;
	if (others.length === 0) return '';
	const words = first.split(' ');
	const count = words.findIndex((word, index) => others.some((other) => other.split(' ')[index] !== word));
	const common = words.slice(0, count < 0 ? words.length : count);
	while (/^\p{Ll}/u.test(common.at(-1) ?? '')) common.pop();
	return common.join(' ');
}

function oldPrices({ gym, plans, entries }: Library): Note[] {
	if (!gym || plans.length === 0) return [];
	const { language, currency } = gym.data;
	const { before, after } = priceParts(1, { language, currency });
	const symbol = escaped((before + after).trim());
	const number = String.raw`(\d[\d.,’'\u00a0\u202f]*\d|\d)`;
	const written = new RegExp(
		`(?:${symbol}|\\b${currency})\\s?${number}|${number}\\s?(?:${symbol}|\\b${currency}\\b)`,
		'gu',
	);
	const prices = new Set(plans.map(({ data }) => data.price).filter((price) => price !== undefined));
	const texts = textsOf(entries).filter(
		({ entry }) => entry.collection !== 'posts' && entry.collection !== 'testimonials',
	);
	return texts.flatMap(({ entry, path, value }) => {
		const old = [...value.matchAll(written)].find(
			([, behind, front]) => !readings(behind ?? front ?? '').some((amount) => prices.has(amount)),
		);
		if (!old) return [];
		const own = [...prices].map((price) => wholePrice(price, { language, currency })).join(', ');
		const expected = `No plan costs ${old[0].trim()}; they cost ${own}. Is it an old price?`;
		return [note(entry, path, quote(value), expected, 'old price')];
	});
}

/** "1,299" and "1.299" may be a thousand or a fraction, by language; either will do. */
function readings(text: string): number[] {
	const digits = text.replace(/[\s’'\u00a0\u202f]/g, '');
	return [Number(digits.replace(/[.,]/g, '')), Number(digits.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))];
}

function wholePrice(price: number, money: { language: string; currency: string }): string {
	const { before, whole, after } = priceParts(price, money);
	return `${before}${whole}${after}`;
}

function otherPhones({ gym, entries, coaches }: Library): Note[] {
	if (!gym) return [];
	const digits = (text: string) => text.replace(/\D/g, '');
	const own = digits(gym.data.phone);
	const isOwn = (text: string) => own.endsWith(digits(text).slice(-7));
	const addresses = [gym.data.email, ...coaches.map(({ data }) => data.links?.email ?? '')];
	const texts = textsOf(entries).filter(({ entry }) => entry.collection !== 'posts');
	const wrong = ({ value }: Text): string | undefined => {
		const phone = /^tel:/.test(value) ? value : /(?<![\w/:.-])\+?\(?\d[\d\s()./-]{7,}\d(?![\w-])/.exec(value)?.[0];
		if (phone && digits(phone).length >= 7 && !isOwn(phone)) {
			return `The gym's number is ${quote(gym.data.phone)} in content/settings/gym.json. Is this an old one?`;
		}
		const mail = /^mailto:([^?]+)/.exec(value)?.[1];
		if (mail === undefined || addresses.includes(mail)) return undefined;
		return `The gym's address is ${quote(gym.data.email)} in content/settings/gym.json. Is this an old one?`;
	};
	return texts.flatMap((text) => {
		const expected = text.entry === gym.entry && text.path[0] === 'phone' ? undefined : wrong(text);
		return expected === undefined
			? []
			: [note(text.entry, text.path, quote(text.value), expected, 'old phone or mail')];
	});
}

/** A longitude without its minus lies on the other side of the world; the clocks there say so. */
function place({ gym }: Library): Note[] {
	if (!gym) return [];
	const { map, timeZone, phone, address, testAccount } = gym.data;
	const notes: Note[] = [];
	const hours = hoursFromUtc(timeZone);
	const away = Math.abs(((map.longitude / 15 - hours + 36) % 24) - 12);
	if (away > 4) {
		const expected = `On the map the gym is ${Math.round(away)} hours from the clocks of ${quote(timeZone)}. Is a minus missing? West of Greenwich is below 0.`;
		notes.push(note(gym.entry, ['map', 'longitude'], String(map.longitude), expected, 'place and time zone'));
	}
	if (!phone.trim().startsWith('+') && !/^(US|CA)$/.test(address.country) && !/^(America|Pacific)\//.test(timeZone)) {
		const expected = 'Without the code of its country ("+49 …") it cannot be called from abroad.';
		notes.push(note(gym.entry, ['phone'], quote(phone), expected, 'phone without country'));
	}
	if (testAccount && testAccount.password.length < 6) {
		const expected = 'Passwords have at least 6 characters here, so nobody can sign in with this one.';
		notes.push(note(gym.entry, ['testAccount', 'password'], quote(testAccount.password), expected, 'short password'));
	}
	return notes;
}

/** In winter or summer, whichever: an hour does not matter here. */
function hoursFromUtc(timeZone: string): number {
	const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(0);
	const [, sign, hours = '0', minutes = '0'] =
		/GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
	return (Number(hours) + Number(minutes) / 60) * (sign === '-' ? -1 : 1);
}
