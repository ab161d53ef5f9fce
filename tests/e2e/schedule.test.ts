import { expect, test } from '@playwright/test';
import { textsOn } from '../support/page-texts.ts';

const long = [
	'Fitness 9:00am-10:00am',
	'Running 4:00pm-5:00pm',
	'Cycling 6:00pm-7:00pm',
	'Body Building 10:00pm-11:00pm',
];
const week: Record<string, string[]> = {
	monday: long,
	tuesday: ['Boxing 9:00am-10:00am', 'Crossfit 4:00pm-5:00pm', 'Yoga 10:00pm-11:00pm'],
	wednesday: [
		'Cycling 9:00am-10:00am',
		'Fitness 4:00pm-5:00pm',
		'Running 6:00pm-7:00pm',
		'Body Building 10:00pm-11:00pm',
	],
	thursday: ['Fitness 9:00am-10:00am', 'Running 4:00pm-5:00pm', 'Body Building 10:00pm-11:00pm'],
	friday: ['Crossfit 9:00am-10:00am', 'Meditation 4:00pm-5:00pm', 'Workout 6:00pm-7:00pm', 'Karate 10:00pm-11:00pm'],
	saturday: ['Power Lifting 9:00am-10:00am', 'Yoga 4:00pm-5:00pm', 'Boxing 10:00pm-11:00pm'],
	sunday: long,
};

test('each day lists its classes, each with a join link', async ({ page }) => {
	for (const [day, classes] of Object.entries(week)) {
		await page.goto(`/schedule/${day}`);
		await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(new RegExp(`^${day}$`, 'i'));
		const [names, times] = [await textsOn(page, 'tbody th'), await textsOn(page, 'tbody td:nth-child(2)')];
		expect(names.map((name, index) => `${name} ${times[index]}`)).toEqual(classes);
		for (const row of await page.locator('tbody tr').all()) {
			const hour = (await row.getAttribute('data-hour'))?.replace(`-${day}-`, `&at=${day}-`);
			await expect(row.getByRole('link', { name: /^Join Now/ })).toHaveAttribute('href', `/contact?class=${hour}`);
		}
		const current = page.getByRole('main').locator('[aria-current=page]').filter({ hasNotText: 'Schedule' });
		await expect(current).toHaveAttribute('href', `/schedule/${day}`);
		await expect(page.getByRole('main').locator('nav a.pill')).toHaveCount(7);
	}
});

test('a day has a calendar file and a link to the whole week, which has one for every class', async ({ page }) => {
	await page.goto('/schedule/friday');
	const add = page.getByRole('link', { name: "Add Friday's classes to your calendar" });
	const answer = await page.request.get((await add.getAttribute('href')) ?? '');
	expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
	expect((await answer.text()).match(/^SUMMARY:.*(?=\r)/gm)).toEqual(
		week['friday']?.map((row) => `SUMMARY:${row.replace(/ \d.*/, '')}`),
	);

	await page.getByRole('link', { name: 'See and print the whole week' }).click();
	await expect(page).toHaveURL(/\/schedule\/week$/);
	const [times, names] = [await textsOn(page, 'tbody td.time'), await textsOn(page, 'tbody th')];
	expect(names.map((name, index) => `${name} ${times[index]}`).sort()).toEqual(Object.values(week).flat().sort());
	const addWeek = page.getByRole('link', { name: 'Add the whole week to your calendar' });
	await expect(addWeek).toHaveAttribute('href', '/schedule.ics');
	const links = page.getByRole('link', { name: /^Add (?!the).* to your calendar$/ });
	await expect(links).toHaveText([...new Set(names)].sort());
});

test('the whole week prints on one page', async ({ page }) => {
	await page.goto('/schedule/week');
	for (const format of ['A4', 'Letter']) {
		const file = (await page.pdf({ format })).toString('latin1');
		expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
	}
});
