import { expect, test } from '@playwright/test';

test('a day lists its classes by time, each with a join link', async ({ page }) => {
	await page.goto('/schedule/friday');
	const main = page.getByRole('main');
	await expect(main.getByRole('heading', { level: 2 })).toHaveText('Friday');
	await expect(page.locator('tbody th')).toHaveText(['Crossfit', 'Meditation', 'Workout', 'Karate']);
	const times = ['9:00am-10:00am', '4:00pm-5:00pm', '6:00pm-7:00pm', '10:00pm-11:00pm'];
	await expect(page.locator('tbody td:nth-child(2)')).toHaveText(times);
	const join = main.getByRole('link', { name: 'Join Now Karate 10:00pm-11:00pm' });
	await expect(join).toHaveAttribute('href', '/contact?slot=karate-friday-2200');
	await expect(main.locator('a.pill[aria-current=page]')).toHaveAttribute('href', '/schedule/friday');
	await main.getByRole('link', { name: 'Kenji Arata' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kenji Arata');
	const taught = page.getByRole('region', { name: 'Classes' }).getByRole('listitem');
	await expect(taught).toHaveText([/Karate[^]*Fri, Nov 20\s*10:00pm-11:00pm/]);
	await page.goto('/coaches/dario-keller');
	await main.locator('.square').last().click({ trial: true }); // the card above doesn't cover it
});

test('the whole week and a class have calendars of exactly the classes that they show', async ({ page }) => {
	for (const [path, link, count] of [
		['/schedule/week', 'Add the whole week to your calendar', 26],
		['/classes/boxing', 'Add Boxing to your calendar', 2],
	] as const) {
		await page.goto(path);
		const stars = await page.locator('.star').evaluateAll((all) => all.map((star) => star.dataset['event']));
		const response = await page.request.get((await page.getByRole('link', { name: link }).getAttribute('href')) ?? '');
		expect(response.headers()['content-type']).toContain('text/calendar');
		const ids = new Set((await response.text()).match(/(?<=^UID:)[^.@]*/gm)); // a changed day repeats its event's id
		expect([ids, ids.size]).toEqual([new Set(stars), count]);
	}
});

test('a class says when it takes place next, and a class of today that it is over', async ({ page }) => {
	await page.clock.setFixedTime('2099-11-20T17:30:00-05:00');
	await page.goto('/schedule/friday');
	const over = page.locator('tr:has([data-state=over])');
	await expect(over.locator('.time')).toHaveText(['9:00am-10:00am', '4:00pm-5:00pm']);
	await expect(over.locator('.invitation')).toHaveText(['Join on Nov 27', 'Join on Nov 27']);
	await page.goto('/schedule/thursday');
	await expect(over).toHaveCount(0);

	await page.clock.setFixedTime('2099-11-20T23:30:00-05:00');
	await page.goto('/classes/karate');
	const next = page.getByRole('region', { name: 'When' }).getByRole('time');
	await expect(next).toHaveText('Fri, Nov 27');
	await expect(next).toHaveAttribute('datetime', /^2099-11-27/);
	await page.clock.setFixedTime('2099-11-21T23:30:00-05:00');
	await page.goto('/classes/boxing');
	await expect(next).toHaveText(['Tue, Nov 24', 'Sat, Nov 28']);
});

test('the week prints on one page; days, classes and prices in black; the gallery; no buttons', async ({ page }) => {
	await page.clock.setFixedTime('2099-11-24T12:00:00-05:00'); // with changes
	await page.goto('/schedule/week');
	for (const format of ['A4', 'Letter']) {
		const file = (await page.pdf({ format })).toString('latin1');
		expect(file.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
	}
	await page.emulateMedia({ media: 'print' });
	for (const [path, facts] of [
		['/schedule/friday', 'tbody :is(th, .time, .trainer)'],
		['/classes/boxing', '.slot-row > div p'],
		['/pricing', '.plan :is(h3, .plan-price)'],
		['/gallery/page-1', '.prints img'],
	] as const) {
		await page.goto(path);
		const found = await page.locator(facts).all();
		expect(found.length).toBeGreaterThan(5);
		for (const fact of [page.locator('h1'), ...found]) {
			await expect(fact).toBeVisible();
			await expect(fact).toHaveCSS('color', 'rgb(0, 0, 0)');
		}
		await expect(page.locator('button, .button, img:not(.prints *)').filter({ visible: true })).toHaveCount(0);
	}
});

test('/schedule redirects to the gym’s Sunday, also for a visitor in Berlin', async ({ browser }) => {
	const page = await browser.newPage({ timezoneId: 'Europe/Berlin' });
	await page.clock.setFixedTime('2099-11-23T01:00:00Z');
	await page.goto('/schedule');
	await expect(page).toHaveURL(/\/schedule\/sunday$/);
	await page.goto('/schedule/friday');
	await expect(page.getByRole('link', { name: 'Sunday Today' })).toHaveAttribute('href', '/schedule/sunday');
	await expect(page.locator('.today:not([hidden])')).toHaveCount(1);
	await page.goto('/schedule/week');
	await expect(page.locator('caption:has(.today:not([hidden]))')).toHaveText('Sunday Today');
	await page.goto('/');
	await expect(page.locator('.hero-strip > :visible').first()).toHaveText('Opens at 7:30am', { useInnerText: true });
	await page.close();
});

test('no letter is on a line of its own on a phone whose visitor doubles the size of the text', async ({ page }) => {
	await page.setViewportSize({ width: 375, height: 812 });
	for (const path of ['/schedule/week', '/schedule/monday']) {
		await page.goto(path);
		await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
		const cells = page.locator('tbody :is(th, .trainer)').filter({ visible: true });
		const widths = await cells.evaluateAll((all) =>
			all.map((cell) => cell.clientWidth / parseFloat(getComputedStyle(cell).fontSize)),
		);
		expect(Math.min(...widths), path).toBeGreaterThanOrEqual(4); // more than most names need
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375);
	}
});
