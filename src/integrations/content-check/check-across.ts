// Finds what only several files together show. None of it stops a build.
import type { ContentIndex } from '../../content-files/content-index.ts';
import { diagnose, type Diagnostic } from '../../content-files/diagnostic.ts';
import { listAllTexts } from '../../content-files/entry.ts';
import { usesPounds } from '../../lib/bmi.ts';
import { capitalize, quote } from '../../schemas/parts/explain.ts';

/**
 * Warns about rows of the home page whose class doesn't run, posts that would lose their coach with a new name, pages that are
 * in the menu twice, and facts of the sample.
 */
export function checkAcross(index: ContentIndex): Diagnostic[] {
	const { homePage, schedule, posts, coaches, navigation, ownPages } = index;
	const slots = schedule.flatMap(({ entry, data }) =>
		data.classes.map((slot) => ({ day: entry.id, id: slot.class.id })),
	);
	const rows = homePage.flatMap(({ entry, data }) =>
		data.timetable.rows.flatMap(({ class: { id }, day }, index) => {
			if (slots.some((slot) => slot.id === id && slot.day === (day ?? slot.day))) return [];
			const expected = `${quote(id)} doesn't run ${day ? `on ${capitalize(day)}` : 'on any day'}, so the page leaves out this row.`;
			return diagnose(entry, ['timetable', 'rows', index, day ? 'day' : 'class'], expected);
		}),
	);
	const authors = posts.flatMap(({ entry, data }) => {
		const coach = coaches.find((one) => one.data.name === data.author)?.entry.id;
		return coach ? diagnose(entry, ['author'], `Write ${quote(coach)}. Then the post follows a new name.`) : [];
	});
	const links = navigation.flatMap(({ entry, data }) => data.main.map(({ href }) => ({ href, file: entry.file })));
	const twice = ownPages.flatMap(({ entry, data }) => {
		const link = links.find(({ href }) => data.menu === 'main' && href === `/${entry.id}`);
		if (!link) return [];
		const expected = `${link.file} has a link to this page, too, so the menu shows it twice. Remove that link, or write "none" here.`;
		return diagnose(entry, ['menu'], expected);
	});
	return [...rows, ...authors, ...twice, ...findSampleFacts(index)].map((found) => ({ ...found, isWarning: true }));
}

/** What the sample's texts say that isn't true for every gym. */
const sampleFacts: [pattern: RegExp, isTrue: (gym: ContentIndex['gym']) => boolean, expected: string][] = [
	[/\$ ?\d|\d ?\$/, ({ currency }) => usesDollars(currency), "This isn't in the gym's currency."],
	[/\binch(es)?\b/, ({ address }) => usesPounds(address.country), "In the gym's country, people use centimeters."],
	[/Foundry Lane/, ({ address }) => /Foundry Lane/.test(address.street), "This isn't the gym's street."],
];

/** Finds the first text with each fact that isn't true here, and counts the other files. */
function findSampleFacts({ entries, gym }: ContentIndex): Diagnostic[] {
	return sampleFacts.flatMap(([pattern, isTrue, expected]) => {
		if (isTrue(gym)) return [];
		const [first, ...others] = entries.flatMap((entry) => {
			const text = listAllTexts(entry).find(({ value }) => pattern.test(value));
			return text ? [{ entry, place: text.place }] : [];
		});
		const more = others.length > 0 ? ` Other files with this: ${others.length}.` : '';
		return first ? diagnose(first.entry, first.place, expected + more) : [];
	});
}

function usesDollars(currency: string): boolean {
	const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
	return format.format(1).includes('$');
}
