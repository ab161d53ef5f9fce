import { expect, type Page, test } from '@playwright/test';
import { textsOn } from '../support/page-texts.ts';

const friday = [
	'Crossfit 9:00am-10:00am',
	'Meditation 4:00pm-5:00pm',
	'Workout 6:00pm-7:00pm',
	'Karate 10:00pm-11:00pm',
];

/** The ids of the slots in a calendar that the page links to. A changed day repeats its event's id. */
async function slotsIn(page: Page, link: string): Promise<Set<string>> {
	const href = await page.getByRole('link', { name: link }).getAttribute('href');
	const response = await page.request.get(href ?? '');
	expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8');
	return new Set((await response.text()).match(/^UID:.*(?=@)/gm));
}

test('a day lists its classes by time, each with a join link, and has a calendar', async ({ page }) => {
	await page.goto('/schedule/friday');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 2 })).toHaveText('Friday');
	const [names, times] = [await textsOn(page, 'tbody th'), await textsOn(page, 'tbody td:nth-child(2)')];
	expect(names.map((name, index) => `${name} ${times[index]}`)).toEqual(friday);
	const join = main.getByRole('link', { name: 'Join Now: Karate' });
	await expect(join).toHaveAttribute('href', '/contact?class=karate&at=friday-2200');
	await expect(main.locator('nav a.pill')).toHaveCount(7);
	await expect(main.locator('a.pill[aria-current=page]')).toHaveAttribute('href', '/schedule/friday');
	expect(await slotsIn(page, "Add Friday's classes to your calendar")).toEqual(
		new Set(['crossfit-0900', 'meditation-1600', 'workout-1800', 'karate-2200'].map(idOnFriday)),
	);
});

test('the whole week has every class of every day, and a calendar for all and for each class', async ({ page }) => {
	await page.goto('/schedule/week');
	const names = await textsOn(page, 'tbody th');
	expect(names).toHaveLength(25);
	expect(await slotsIn(page, 'Add the whole week to your calendar')).toHaveProperty('size', 25);
	const links = page.getByRole('link', { name: /^Add (?!the).* to your calendar$/ });
	await expect(links).toHaveText([...new Set(names)].sort());
	expect(await slotsIn(page, 'Add Karate to your calendar')).toEqual(new Set([idOnFriday('karate-2200')]));
});

test('the whole week prints on one page', async ({ page }) => {
	await page.goto('/schedule/week');
	for (const format of ['A4', 'Letter']) {
		const file = (await page.pdf({ format })).toString('latin1');
		expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
	}
});

function idOnFriday(slot: string): string {
	return `UID:${slot.replace('-', '-friday-')}`;
}
