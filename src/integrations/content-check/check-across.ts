// Finds what only several files together show.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic, warn } from '../../content-files/diagnostic.ts';
import { selectEntries } from '../../content-files/entry.ts';
import { createTagId } from '../../lib/posts.ts';
import { createOffsetReader } from '../../lib/zones.ts';

/** Finds entries that visitors can't tell apart: by their letters, whatever the case, spaces and apostrophes. */
export function checkTwins({ entries }: ContentIndex): Diagnostic[] {
	const written = entries.flatMap((entry) =>
		(entry.definition.distinct ?? []).flatMap((field) => {
			const value = entry.data?.[field];
			const id = value && createTagId(String(value)); // empty without a letter
			return id ? { entry, field, key: [entry.collection, field, id].join('\n') } : [];
		}),
	);
	return [...Map.groupBy(written, ({ key }) => key).values()].flatMap(([first, ...twins]) =>
		twins.map(({ entry, field }) =>
			warn(entry, [field], `${first?.entry.file} has the same, so visitors may confuse the two. Change one of them.`),
		),
	);
}

/** Finds links that the menu has twice: by hand, or by hand and by a page that says so. */
export function checkMenu({ navigation, ownPages }: ContentIndex): Diagnostic[] {
	const added = ownPages.filter(({ data }) => data.menu === 'main' && !data.draft);
	const links = added.map(({ entry, data }) => ({ label: data.title, href: `/${entry.id}` }));
	return navigation.flatMap(({ entry, data: { main } }) =>
		main.flatMap(({ label, href }, index) => {
			const others = [...links, ...main.slice(0, index)];
			if (!others.some((one) => one.label === label || one.href === href)) return [];
			return warn(entry, ['main', index, 'label'], 'The menu has this twice. Remove one of them.');
		}),
	);
}

/** Finds a place on the map that isn't in the gym's time zone: swapped, or without its minus. */
export function checkPlace({ gym, entries }: ContentIndex): Diagnostic[] {
	const { latitude, longitude } = gym.map;
	const offsetAt = createOffsetReader(gym.timeZone);
	const [winter, summer] = [offsetAt(Date.UTC(2024, 0)), offsetAt(Date.UTC(2024, 6))];
	const away = Math.abs(longitude - Math.min(winter, summer) / 4) % 360;
	// Clocks go forward in summer, which is in January south of the equator.
	const isOtherHalf = winter !== summer && latitude !== 0 && winter > summer === latitude > 0;
	if (Math.min(away, 360 - away) < 60 && !isOtherHalf && (latitude !== 0 || longitude !== 0)) return [];
	const expected = `This is far from ${gym.timeZone}. Check both numbers, and their minus: south and west are negative.`;
	return selectEntries(entries, 'gym').map((entry) => warn(entry, ['map', 'latitude'], expected));
}

/** Finds "1.000", which is 1 for a computer, a lower price at first that isn't lower, and {lowestPrice} where no price is monthly. */
export function checkPrices({ plans, gym, entries }: ContentIndex): Diagnostic[] {
	const form = new Intl.NumberFormat('en', { style: 'currency', currency: gym.currency });
	const { maximumFractionDigits: digits = 2 } = form.resolvedOptions();
	const isFree = plans.every(({ data }) => data.price === 0);
	const isMonthly = plans.some(({ data }) => data.period === undefined && (isFree || data.price > 0));
	const unfilled = entries.filter(({ data }) => !isMonthly && /\{lowestPrice\}/.test(String(data?.['description'])));
	const lowest = "{lowestPrice} isn't a monthly price, because no plan with a price is monthly. Write something else.";
	const mistaken = plans.flatMap(({ entry, data: { price, start = '' } }) => {
		const [, whole, decimals = ''] = /^(\d+)\.(\d+)$/.exec(entry.findSource(['price'])) ?? [];
		const expected = `Write ${whole}${decimals} or ${Number(price.toFixed(digits))}: the point is the decimal point.`;
		if (decimals.length > Math.max(digits, 2)) return diagnose(entry, ['price'], expected);
		const [, before, after] = /\p{Sc}\s?([\d.,]*\d)|(\d[\d.,]*)\s?\p{Sc}/u.exec(start) ?? [];
		const first = Number((before ?? after)?.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
		if (!(first >= price)) return [];
		return warn(entry, ['start'], `The price is ${price}, so this isn't lower. Correct one of them.`);
	});
	return [...mistaken, ...unfilled.map((entry) => warn(entry, ['description'], lowest))];
}
