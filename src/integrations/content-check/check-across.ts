// Finds what only several files together show.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { type Entry, selectEntries } from '../../content-files/entry.ts';
import { createOffsetReader } from '../../lib/zones.ts';
import { invisible } from '../../lib/invisible.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';

/** Warns about what visitors would miss or confuse. */
export function checkAcross(index: ContentIndex): Diagnostic[] {
	const { homePage, schedule, entries } = index;
	const slots = schedule.flatMap(({ entry, data }) =>
		data.classes.map((slot) => ({ day: entry.id, id: slot.class.id })),
	);
	const rows = homePage.flatMap(({ entry, data }) =>
		data.timetable.rows.flatMap(({ class: { id }, day }, index) => {
			if (slots.some((slot) => slot.id === id && slot.day === (day ?? slot.day))) return [];
			const expected = `${quote(id)} doesn't run ${day ? `on ${capitalize(day)}` : 'on any day'}, so the page leaves out this row.`;
			return warn(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], expected);
		}),
	);
	return [...rows, ...findTwins(entries), ...findMenus(index), ...findPlace(index), ...findPrices(index)];
}

/** Finds entries that visitors can't tell apart. */
function findTwins(entries: readonly Entry[]): Diagnostic[] {
	const first = new Map<string, Entry>();
	return entries.flatMap((entry) =>
		(entry.definition.distinct ?? []).flatMap((field) => {
			const value = entry.data?.[field];
			if (!value) return [];
			const key = [entry.collection, field, readAloud(String(value))].join('\n');
			const twin = first.get(key);
			if (!twin) first.set(key, entry);
			if (!twin) return [];
			return warn(entry, [field], `${twin.file} has the same, so visitors may confuse the two. Change one of them.`);
		}),
	);
}

/** A text without what people don't hear: case, kinds of spaces and apostrophes. */
function readAloud(text: string): string {
	const spaces = new RegExp(`${invisible}+`, 'gu');
	return text.normalize('NFKC').toLowerCase().replace(spaces, ' ').replace(/['ʼ]/g, '’').trim();
}

/** Finds links that the menu has twice: by hand, or by hand and by a page that says so. */
function findMenus({ navigation, ownPages }: ContentIndex): Diagnostic[] {
	const added = ownPages.filter(({ data }) => data.menu === 'main' && !data.draft);
	return navigation.flatMap(({ entry, data: { main } }) =>
		main.flatMap(({ label, href }, index) => {
			const isAdded = added.some(({ entry: { id }, data }) => href === `/${id}` || label === data.title);
			const isTwice = isAdded || main.findIndex((one) => one.label === label || one.href === href) < index;
			return isTwice ? warn(entry, ['main', index, 'label'], 'The menu has this twice. Remove one of them.') : [];
		}),
	);
}

/** Finds a place on the map that isn't in the gym's time zone: swapped, or without its minus. */
function findPlace({ gym, entries }: ContentIndex): Diagnostic[] {
	const [entry] = selectEntries(entries, 'gym');
	const { latitude, longitude } = gym.map;
	const offsetAt = createOffsetReader(gym.timeZone);
	const [winter, summer] = [offsetAt(Date.UTC(2024, 0)), offsetAt(Date.UTC(2024, 6))];
	if (!entry) return [];
	const away = Math.abs(longitude - Math.min(winter, summer) / 4) % 360;
	// Clocks go forward in summer, which is in January south of the equator.
	const isOtherHalf = winter !== summer && latitude !== 0 && winter > summer === latitude > 0;
	if (Math.min(away, 360 - away) < 60 && !isOtherHalf && (latitude !== 0 || longitude !== 0)) return [];
	const expected = `This is far from ${gym.timeZone}. Check both numbers, and their minus: south and west are negative.`;
	return [warn(entry, ['map', 'latitude'], expected)];
}

/** Finds "1.000", which is 1 for a computer, and a lower price at first that isn't lower than the price. */
function findPrices({ plans, gym }: ContentIndex): Diagnostic[] {
	const form = new Intl.NumberFormat('en', { style: 'currency', currency: gym.currency });
	const { maximumFractionDigits: digits = 2 } = form.resolvedOptions();
	return plans.flatMap(({ entry, data: { price, start = '' } }) => {
		const [, whole, decimals = ''] = /^(\d+)\.(\d+)$/.exec(entry.findSource(['price'])) ?? [];
		if (decimals.length > Math.max(digits, 2))
			return diagnose(entry, ['price'], `Write ${whole}${decimals} or ${price}: the point is the decimal point.`);
		const [, before, after] = /\p{Sc}\s?([\d.,]*\d)|(\d[\d.,]*)\s?\p{Sc}/u.exec(start) ?? [];
		const first = Number((before ?? after)?.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
		if (!(first >= price)) return [];
		return warn(entry, ['start'], `The price is ${price}, so this isn't lower. Correct one of them.`);
	});
}
