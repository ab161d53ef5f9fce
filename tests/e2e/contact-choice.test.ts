/* What links to the contact form ask for: keys in the link, the gym's own words in its email. */
import { expect, type Page, test } from '@playwright/test';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { slowNetwork } from '../support/slow-network.ts';

const classes = (page: Page) => page.getByLabel('Class', { exact: true });
const day = (page: Page) => page.getByLabel('Day', { exact: true });
const heading = (page: Page) => page.locator('.contact h2');
const thanks = (page: Page) => page.locator('section', { has: page.getByRole('heading', { name: 'Thank you' }) });
const days = (page: Page) => day(page).getByRole('option');

/** Opens a link to the form on a Thursday evening, and waits for the days. */
async function open(page: Page, query: string) {
	await page.clock.setFixedTime('2099-11-19T20:30:00-05:00');
	await page.goto(`/contact${query}`, { waitUntil: 'networkidle' });
}

/** Fills in what is required, sends it, and returns what the service gets. It takes few messages in a minute from a sender. */
async function submit(page: Page) {
	await page.route('**/rest/v1/contact_messages', (route) => route.fulfill({ status: 201 }));
	await page.getByLabel('Full Name').fill('Ada Winter');
	await page.getByLabel('Email Address').fill('ada@example.com');
	// A page translator writes other words. None of them is sent.
	await page.locator('.contact :is(h2, p, option)').evaluateAll((parts) => {
		for (const part of parts) part.prepend('ü');
	});
	const request = page.waitForRequest('**/rest/v1/contact_messages');
	await page.getByRole('button', { name: 'submit now' }).click();
	const sent = (await request).postDataJSON();
	await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
	return sent;
}

test('a form that is sent untouched says to the gym what its link asked for', async ({ page }) => {
	test.slow(); // eleven forms
	const [plan, kenji] = ['Intermediate, $65 a month', 'with Kenji Arata'];
	const boxing = 'Boxing · Tue, Nov 24, 9:00am · with Theo Brandt';
	const answer = 'We answer within a day, Monday to Saturday, or call (212) 555-0142.';
	for (const [query, title, id, about, next = answer] of [
		['', 'Leave Us Your Info', undefined, undefined, `Your message is on its way. ${answer}`],
		['?class=chess&slot=chess-monday-0900&plan=constructor&coach=toString', 'Leave Us Your Info', undefined, undefined],
		['?trial', 'Book your free trial', undefined, 'Free trial'],
		['?question=guests', 'Can I bring a guest?', undefined, 'Can I bring a guest?'], // the pricing page shows it
		['?trial&class=yoga', 'Try Yoga', 'yoga', 'Free trial · Yoga', 'It costs nothing. Bring indoor shoes.'],
		['?slot=boxing-tuesday-0900', 'Try Boxing', 'boxing', boxing],
		['?question=guests&slot=boxing-tuesday-0900', 'Can I bring a guest?', 'boxing', `Can I bring a guest? · ${boxing}`],
		['?plan=intermediate', plan, undefined, plan, `${plan} ${answer} You pay at the desk.`],
		['?plan=intermediate&class=yoga', plan, 'yoga', `${plan} · Yoga`],
		['?trial&plan=intermediate', plan, undefined, `Free trial · ${plan}`],
		['?coach=kenji-arata', `Try a class ${kenji}`, undefined, kenji, `${answer} Bring indoor shoes.`],
	] as const) {
		await open(page, query);
		await expect(heading(page), query).toHaveText(title);
		if (query.startsWith('?slot=boxing')) await expect(day(page)).toHaveValue('boxing-tuesday-0900 2099-11-24T09:00');
		const promise = page.locator('.contact').getByText('It costs nothing.');
		await expect(promise, query).toBeVisible({ visible: query.includes('trial') });
		const sent = await submit(page);
		expect([sent.class, sent.about, sent.comment], query).toEqual([id, about, undefined]);
		await expect(thanks(page), query).toContainText(next, { useInnerText: true });
		await expect(thanks(page).getByRole('link'), query).toContainText(['(212) 555-0142', 'write another']);
		const isVisit = /trial|slot=b|class=y|coach=k/.test(query);
		await expect(thanks(page).getByText('Not confirmed yet'), query).toBeVisible({ visible: isVisit });
		await expect(page).toHaveURL(/\/contact#sent$/);
	}
});

test('a visitor who turns to the class is offered its next days, a moved one on its new time', async ({ page }) => {
	await open(page, '');
	await page.getByLabel('Comment').fill('Hello');
	await expect(day(page)).toBeHidden();
	expect((await page.requests()).filter((request) => request.url().endsWith('schedule.json'))).toEqual([]);
	await classes(page).focus();
	await classes(page).selectOption('Boxing');
	await expect(days(page).nth(4)).toHaveText('Tue, Dec 1, 9:00am');
	const first = ['Any day', 'Sat, Nov 21, 10:00pm', 'Tue, Nov 24, 9:00am', 'Sat, Nov 28, 10:30am'];
	expect((await days(page).allTextContents()).slice(0, 4)).toEqual(first);
	await day(page).selectOption('Sat, Nov 28, 10:30am');
	await classes(page).selectOption('Karate');
	await expect(heading(page)).toHaveText('Try Karate');
	await expect(day(page)).toHaveValue('');
	await expect(days(page).nth(1)).toHaveText(/^Fri, /);
	await day(page).selectOption({ index: 2 });
	await expect(days(page).nth(1)).toHaveText(/^Fri, /);
	await page.clock.setFixedTime('2099-11-21T12:00:00-05:00'); // the first classes of the list have begun
	await page.route('**/schedule.json', (route) => route.abort());
	expect((await submit(page)).about).toMatch(/^Karate · Fri, .* 10:00pm · with Kenji Arata$/);
});

test('with the keyboard alone, the thirteenth arrow chooses the thirteenth day, and its class', async ({ page }) => {
	await open(page, '?trial&coach=theo-brandt'); // who leads all of them
	await expect(days(page).nth(13)).toBeAttached();
	const offered = await days(page).allTextContents();
	await day(page).focus();
	for (let press = 0; press < 13; press++) await page.keyboard.press('ArrowDown');
	expect(await days(page).allTextContents()).toEqual(offered);
	await expect(day(page).locator('option:checked')).toHaveText(offered[13] ?? '');
	const [weekday, date, time, title] = (offered[13] ?? '').split(', ');
	expect((await submit(page)).about).toContain(
		`Free trial · ${title} · ${weekday}, ${date}, ${time} · with Theo Brandt`,
	);
});

test('a message with a day waits for schedule.json, or has the weekly class if that fails', async ({ page }) => {
	const isInert = async () => expect(page.locator('.contact [data-fields]')).toHaveJSProperty('inert', true); // nobody can type
	const words = { title: 'Boxing', day: 'Fri, Jan 1', time: '9:00am', trainer: 'Zoe' };
	const newer = [{ key: 'boxing-friday-0900', id: 'boxing', begins: '2100-01-01T09:00', ...words }]; // than the page
	for (const body of ['{}', '<p>Sign in</p>', JSON.stringify(newer)]) {
		await page.route('**/schedule.json', (route) => isInert().then(() => route.fulfill({ body })));
		await page.goto('/contact?slot=boxing-saturday-2200');
		await expect(days(page), body).toHaveText(['Any day', 'Saturday 10:00pm']);
		expect((await submit(page)).about, body).toBe('Boxing · Saturday 10:00pm');
		await page.unroute('**/schedule.json');
	}
	await page.route('**/schedule.json', (route) => route.abort(), { times: 1 });
	await page.goto('/contact?slot=boxing-saturday-2200');
	expect((await submit(page)).about).toMatch(/^Boxing · Sat, .* 10:00pm · with /); // it asks again
	await page.route('**/schedule.json', () => undefined); // never
	await page.goto('/contact?trial');
	expect((await submit(page)).about).toBe('Free trial'); // without a day, it has nothing to wait for
});

test('the days are asked for once at a time, and once more before the message goes', async ({ page }) => {
	const { promise: touched, resolve: touch } = Promise.withResolvers<unknown>();
	let requests = 0;
	await page.route('**/schedule.json', async (route) => {
		requests += 1;
		await touched;
		await route.abort();
	});
	await page.goto('/contact?slot=boxing-saturday-2200');
	for (const field of [classes(page), day(page), classes(page)]) await field.focus();
	touch(true);
	expect((await submit(page)).about).toBe('Boxing · Saturday 10:00pm');
	expect(requests).toBe(2);
});

test('what was typed and chosen stays after a reload', async ({ page }) => {
	await open(page, '?class=boxing');
	const typed = { 'Full Name': 'Ada Winter', 'Email Address': 'ada@example.com', Comment: 'Is there parking?\nAda' };
	for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
	await classes(page).selectOption('Yoga');
	await day(page).selectOption({ index: 2 });
	const chosen = await day(page).inputValue();
	expect(chosen).toMatch(/^yoga-/);
	await page.reload();
	for (const [label, value] of Object.entries(typed)) await expect(page.getByLabel(label)).toHaveValue(value);
	await expect(classes(page)).toHaveValue('yoga');
	await expect(day(page)).toHaveValue(chosen);
	await expect(heading(page)).toHaveText('Try Yoga');
	await open(page, '?class=karate');
	await expect(classes(page)).toHaveValue('karate'); // another link wins over what was chosen, not over what was typed
	await expect(page.getByLabel('Comment')).toHaveValue(typed.Comment);
});

test('on a slow network, what was asked for appears with the form, without a layout shift', async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await slowNetwork(page);
	await page.goto('/contact?slot=boxing-saturday-2200');
	await expect(heading(page)).toHaveText('Try Boxing');
	await expect(day(page)).toBeInViewport();
	await expectNoLayoutShift(page);
});
