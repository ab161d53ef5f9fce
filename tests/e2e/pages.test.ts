import { expect, type Page, test } from '@playwright/test';

/** The texts of all elements that a visitor sees, as written (capitals are only their dress). */
const texts = (page: Page, selector: string) =>
	page.locator(selector).evaluateAll((all) => all.map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()));

test.describe('home', () => {
	test.beforeEach(async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.goto('/');
	});

	test('its sections stand in the order of the specification', async ({ page }) => {
		const headings = await texts(page, 'main :is(h1, h2)');
		expect(headings).toEqual([
			'Free trial session with a trainer',
			'Progression',
			'Workout',
			'Nutritions',
			'Take Your Health And Body To Next Level',
			expect.stringMatching(/BMI/),
			expect.any(String), // why choose us
			expect.any(String), // featured classes
			'Join With Us',
			expect.any(String), // gallery
			expect.any(String), // pricing
			'Team Of Expert Coaches',
			'Testimonials',
			'Our Recent News',
			'Need a Fitness Trainer?',
		]);
	});

	test('the hero offers the classes', async ({ page }) => {
		await expect(page.locator('#home').getByRole('link', { name: 'our classes' })).toHaveAttribute('href', '/classes');
	});

	test('highlights and perks are named as the gym names them', async ({ page }) => {
		const main = page.getByRole('main');
		for (const text of ['professional trainers', 'modern equipments', 'fancy gym machines']) {
			await expect(main.getByText(text, { exact: true })).toBeVisible();
		}
		await expect(main.getByRole('link', { name: 'take a tour' })).toHaveAttribute('href', '/classes');
		const perks = ['Free Fitness Training', 'Modern Gym Equipments', 'Gym Bag Equipments', 'Fresh Bottle Watter'];
		for (const name of perks) await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
	});

	test('the timetable shows the six featured classes and leads to their days', async ({ page }) => {
		const rows = page.locator('.timetable tbody tr');
		expect(
			await rows.evaluateAll((all) =>
				all.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent?.trim())),
			),
		).toEqual([
			['Wednesday', 'Cycling', '9:00am-10:00am'],
			['Friday', 'Karate', '10:00am-11:00am'],
			['Saturday', 'Power', '9:00am-10:00am'],
			['Friday', 'Meditation', '1:00pm-2:00pm'],
			['Sunday', 'Martial Arts', '6:00pm-7:00pm'],
			['Monday', 'Workout', '4:00pm-5:00pm'],
		]);
		await page.getByRole('link', { name: 'Karate' }).click();
		await expect(page).toHaveURL(/\/schedule\/friday$/);
	});

	test('"Join With Us" is one large link to the contact page', async ({ page }) => {
		await expect(page.getByRole('link', { name: 'Join With Us' })).toHaveAttribute('href', '/contact');
	});

	test('coaches with four icons each turn to colour together', async ({ page }) => {
		const coaches = page.locator('#team li:has(h3)');
		expect(await texts(page, '#team h3 + p')).toEqual([
			...['Yoga Trainer', 'Crossfit Trainer', 'Personal Trainer'],
			'Fitness Trainer', // the guide's example
		]);
		await expect(coaches.first().getByRole('link')).toHaveCount(4);
		const pictures = page.locator('#team img');
		await expect(pictures.last()).toHaveCSS('filter', /grayscale/);
		await coaches.first().hover();
		for (const picture of await pictures.all()) await expect(picture).not.toHaveCSS('filter', /grayscale/);
		await page.mouse.move(0, 0);
		await expect(pictures.last()).toHaveCSS('filter', /grayscale/);
		await coaches.nth(1).getByRole('link').first().focus();
		for (const picture of await pictures.all()) await expect(picture).not.toHaveCSS('filter', /grayscale/);
	});

	test('the arrows move through the quotes, one seen at a time, and start over', async ({ page }) => {
		const quotes = page.locator('quote-slider figure');
		await expect(quotes).toHaveCount(4); // with the guide's example
		const right = page.getByTitle('right');
		await right.scrollIntoViewIfNeeded();
		for (const current of [0, 1, 2, 3, 0]) {
			for (let index = 0; index < 4; index++) {
				if (index === current) await expect(quotes.nth(index)).toBeInViewport({ ratio: 0.9 });
				else await expect(quotes.nth(index)).not.toBeInViewport({ ratio: 0.05 });
			}
			await right.click();
		}
		for (let press = 0; press < 5; press++) await page.getByTitle('left').click(); // faster than the row moves
		await expect(quotes.first()).toBeInViewport({ ratio: 0.9 });
	});

	test('five partners, three teasers to /blog, one phone number', async ({ page }) => {
		const partners = page
			.getByRole('list')
			.filter({ has: page.getByAltText('Nordlift') })
			.getByRole('img');
		await partners.first().scrollIntoViewIfNeeded();
		expect(await partners.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('alt')))).toEqual([
			'Nordlift',
			'Pulsar',
			'Kilo & Co',
			'Vanta',
			'Halfmoon',
		]);
		await expect
			.poll(() =>
				partners.evaluateAll((marks) =>
					marks.every((mark) => mark instanceof HTMLImageElement && mark.naturalWidth > 0),
				),
			)
			.toBe(true);
		expect(await texts(page, '.teasers h3')).toEqual([
			'Yoga For Everyone in 2023',
			'How to Warm Up', // the guide's example
			'Getting Back Into CrossFit After Vacation',
		]);
		expect(await texts(page, '.teasers time')).toEqual(['22.03.2022', '09.03.2026', '13.09.2022']);
		for (const link of await page.getByRole('link', { name: 'Read more', exact: true }).all()) {
			await expect(link).toHaveAttribute('href', '/blog');
		}
		await expect(page.locator('.call a[href^="tel:"]')).toHaveText(/555-01\d\d/);
	});

	test('the gallery is hidden on a phone and none of its pictures is fetched there', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const fetched: string[] = [];
		page.on('request', (request) => fetched.push(request.url()));
		await page.goto('/');
		await page.evaluate(async () => {
			for (let y = 0; y < document.body.scrollHeight; y += 500) {
				scrollTo({ top: y, behavior: 'instant' });
				await new Promise(requestAnimationFrame);
			}
		});
		await page.waitForLoadState('networkidle');
		await expect(page.locator('.gallery')).toBeHidden();
		expect(fetched.filter((url) => url.includes('gallery-01'))).toEqual([]);
	});
});

for (const path of ['/', '/pricing']) {
	test(`${path} shows three plans with their price, features and a way to buy`, async ({ page }) => {
		await page.goto(path);
		const plans = page.locator('.plan');
		expect(await texts(page, '.plan h3')).toEqual(['Biginner', 'Intermediate', 'Professional']);
		expect(await texts(page, '.plan data')).toEqual(['39', '65', '100']);
		for (const plan of await plans.all()) {
			await expect(plan.getByRole('listitem')).toHaveText([
				'Free Hand',
				'Gym Fitness',
				'Weight Loss',
				'Personal Trainer',
				'Cycling',
			]);
			await expect(plan.getByRole('link', { name: /^purchase now/ })).toHaveAttribute('href', '/contact');
		}
	});
}

test('about tells the history in two blocks and hides the runner where there is no room', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/about');
	expect(await texts(page, 'main :is(h1, h2)')).toEqual([
		'About Us',
		'We Will Give You Strength and Health',
		'Our History',
		'Our History',
		'Need a Fitness Trainer?',
	]);
	await expect(page.getByRole('main').getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact');
	await expect(page.locator('.runner')).toBeVisible();
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(page.locator('.runner')).toBeHidden();
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
		test.use({ javaScriptEnabled });
		test('classes shows eight, all after "show more", eight again after "show less"', async ({ page }) => {
			await page.goto('/classes');
			const cards = page.getByRole('main').getByRole('heading', { level: 2 });
			const eight = ['Cycling', 'Meditation', 'Boxing', 'Karate', 'Power Lifting', 'Workout', 'Crossfit', 'Running'];
			await expect(cards.filter({ visible: true })).toHaveText(eight);
			await page.getByText('show more', { exact: true }).click();
			const others = ['Body Building', 'Mma', 'Yoga', 'Fitness', 'Pilates']; // the last is the guide's example
			await expect(cards.filter({ visible: true })).toHaveText([...eight, ...others]);
			await page.getByText('show less', { exact: true }).click();
			await expect(cards.filter({ visible: true })).toHaveText(eight);
			await expect(page.getByRole('link', { name: 'join now: Boxing' })).toHaveAttribute('href', '/contact');
		});
	});
}

const week: Record<string, string[]> = {
	monday: ['Fitness 9:00am-10:00am', 'Body Building 10:00pm-11:00pm', 'Running 4:00pm-5:00pm', 'Cycling 6:00pm-7:00pm'],
	tuesday: ['Boxing 9:00am-10:00am', 'Yoga 10:00pm-11:00pm', 'Crossfit 4:00pm-5:00pm'],
	wednesday: [
		'Cycling 9:00am-10:00am',
		'Body Building 10:00pm-11:00pm',
		'Fitness 4:00pm-5:00pm',
		'Running 6:00pm-7:00pm',
	],
	thursday: ['Fitness 9:00am-10:00am', 'Body Building 10:00pm-11:00pm', 'Running 4:00pm-5:00pm'],
	friday: ['Crossfit 9:00am-10:00am', 'Karate 10:00pm-11:00pm', 'Meditation 4:00pm-5:00pm', 'Workout 6:00pm-7:00pm'],
	saturday: ['Power Lifting 9:00am-10:00am', 'Boxing 10:00pm-11:00pm', 'Yoga 4:00pm-5:00pm'],
	sunday: ['Fitness 9:00am-10:00am', 'Body Building 10:00pm-11:00pm', 'Running 4:00pm-5:00pm', 'Cycling 6:00pm-7:00pm'],
};
for (const [day, classes] of Object.entries(week)) {
	test(`${day}'s schedule lists its classes, and each can be joined`, async ({ page }) => {
		await page.goto(`/schedule/${day}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schedule by Day');
		const rows = page.locator('tbody tr');
		expect(
			await rows.evaluateAll((all) =>
				all.map((row) =>
					[...row.children]
						.slice(0, 2)
						.map((cell) => cell.textContent?.trim())
						.join(' '),
				),
			),
		).toEqual(classes);
		expect(await texts(page, 'thead th')).toEqual(['Class Name', 'Time', 'Trainer']);
		for (const row of await rows.all()) {
			await expect(row.locator('td:nth-child(3)')).toHaveText(/\w+ \w+/);
			await expect(row.getByRole('link', { name: /^Join Now/ })).toHaveAttribute('href', '/contact');
		}
		const current = page.getByRole('main').locator('[aria-current=page]').filter({ hasNotText: 'Schedule' });
		await expect(current).toHaveAttribute('href', `/schedule/${day}`);
		await expect(page.getByRole('main').locator('nav a.pill')).toHaveCount(7);
	});
}

test('each day can be put into a calendar, and leads to the whole week, which offers every class', async ({ page }) => {
	await page.goto('/schedule/friday');
	const add = page.getByRole('link', { name: "Add Friday's classes to your calendar" });
	const answer = await page.request.get((await add.getAttribute('href')) ?? '');
	expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
	expect((await answer.text()).match(/^SUMMARY:.*(?=\r)/gm)).toEqual(
		week['friday']?.map((row) => `SUMMARY:${row.replace(/ \d.*/, '')}`),
	);

	await page.getByRole('link', { name: 'See and print the whole week' }).click();
	await expect(page).toHaveURL(/\/schedule\/week$/);
	const [times, names] = [await texts(page, 'tbody td:first-child'), await texts(page, 'tbody th')];
	expect(names.map((name, index) => `${name} ${times[index]}`).sort()).toEqual(Object.values(week).flat().sort());
	await expect(page.getByRole('link', { name: 'Add the whole week to your calendar' })).toHaveAttribute(
		'href',
		'/schedule.ics',
	);
	const links = page.getByRole('link', { name: /^Add (?!the).* to your calendar$/ });
	await expect(links).toHaveText([...new Set(names)].sort());
});

test('the gallery has eight pictures, then four, and leads from page to page at the top', async ({ page }) => {
	await page.goto('/gallery/page-1');
	const pages = page.getByRole('navigation', { name: /pages/i });
	await expect(page.locator('.pictures img')).toHaveCount(8);
	await expect(pages.getByRole('link')).toHaveCount(3);
	await expect(pages.locator('[aria-current]')).toHaveText('1');
	await pages.getByRole('link').last().click();
	await expect(page).toHaveURL(/page-2$/);
	expect(await page.evaluate(() => scrollY)).toBe(0);
	await expect(page.locator('.pictures img')).toHaveCount(4);
	await expect(pages.locator('[aria-current]')).toHaveText('2');
	for (const picture of await page.locator('.pictures img').all())
		expect(await picture.getAttribute('alt')).toMatch(/\w+ \w+/);
	await pages.getByRole('link').first().click();
	await expect(page).toHaveURL(/page-1$/);
});

test('/schedule and /gallery lead to their first page', async ({ page }) => {
	await page.goto('/schedule');
	await expect(page).toHaveURL(/\/schedule\/monday$/);
	await page.goto('/gallery');
	await expect(page).toHaveURL(/\/gallery\/page-1$/);
});

test('an unknown path is answered with 404 and a way on', async ({ page }) => {
	const answer = await page.goto('/no/such/page');
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await page.getByRole('main').getByRole('link').first().click();
	await expect(page).not.toHaveURL(/no\/such/);
});

test('the footer lists the classes, the hours and the privacy policy', async ({ page }) => {
	await page.goto('/pricing');
	const footer = page.getByRole('contentinfo');
	for (const name of ['Fitness Classes', 'Aerobics Classes', 'Power Yoga', 'Learn Machines', 'Full-body Strength']) {
		await expect(footer.getByText(name, { exact: true })).toBeVisible();
	}
	expect(await texts(page, 'footer dl :is(dt, dd)')).toEqual([
		'Monday-Friday',
		'7:00am-21:00pm',
		'Saturday',
		'7:00am-19:00pm',
		'Sunday',
		'closed',
	]);
	await expect(footer.getByText(/privacy policy/i)).toBeVisible();
});

test('the schedule prints with the logo and the hours, and without what cannot be pressed on paper', async ({
	page,
}) => {
	await page.emulateMedia({ media: 'print' });
	await page.goto('/schedule/friday');
	await expect(page.locator('#navbar a svg').first()).toBeVisible();
	await expect(page.locator('#navbar :is(nav, button)').filter({ visible: true })).toHaveCount(0);
	await expect(page.getByRole('contentinfo').getByText('7:00am-21:00pm')).toBeVisible();
	await expect(page.getByText('Crossfit')).toBeVisible();
	await expect(page.locator('tbody .join').first()).toBeHidden();
});

for (const format of ['A4', 'Letter']) {
	test(`the whole week prints on one page of ${format}`, async ({ page }) => {
		await page.goto('/schedule/week');
		const file = (await page.pdf({ format })).toString('latin1');
		expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
	});
}
