import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import ICAL from 'ical.js';
import { type Account, fillIn, sendButton, signUp, createCredentials } from '../support/accounts.ts';
import { expectNoViolations } from '../support/axe.ts';
import { expectNoLayoutShift } from '../support/layout-shift.ts';
import { endpoint, headers } from '../support/service.ts';

const boxing = 'My week: Boxing, Tuesday 9:00am-10:00am';
const crossfit = 'My week: Crossfit, Tuesday 4:00pm-5:00pm';
const karate = 'My week: Karate, Friday 10:00pm-11:00pm';

const star = (page: Page, name: string) => page.getByRole('button', { name });
const rows = (page: Page) => page.locator('my-week tbody tr:visible th');
const status = (page: Page) => page.locator('.star-status');

/** Opens a page and clicks its stars. */
async function save(page: Page, path: string, ...names: string[]) {
	await page.goto(path);
	for (const name of names) await star(page, name).click();
	for (const name of names) await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true');
}

/** The classes saved in the account, requested with the page's session. */
async function savedInAccount(page: Page): Promise<unknown> {
	const token = await page.evaluate(() => JSON.parse(localStorage.getItem('gym-session') ?? '').access_token);
	const authorization = `Bearer ${token}`;
	const url = endpoint('/rest/v1/users?select=savedShows');
	const response = await page.request.get(url, { headers: { ...headers, authorization }, maxRetries: 3 });
	return (await response.json())[0].savedShows;
}

/** Signs in or up with the form, which adds the classes saved in this browser. */
async function enter(page: Page, path: '/login' | '/signup', account: Account) {
	await page.goto(path);
	await fillIn(page, account);
	await sendButton(page).click();
	await expect(page).toHaveURL(/\/#home$/);
}

test('My week has only saved classes, in print and in the calendar too', async ({ page }) => {
	await page.goto('/schedule/week#mine');
	await expect(page.getByText('Your week is empty.')).toBeVisible();
	await expect(page.locator('.empty').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('My week');
	await expect(page).toHaveTitle('My week | Ember Gym');
	await expectNoViolations(page, 'main');
	await page.locator('.empty').getByRole('link', { name: 'All classes' }).click();
	// Until the view changes, the page has two links with this name.
	await expect(page.locator('.view', { hasText: 'All classes' })).toHaveAttribute('aria-current', 'true');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Whole Week');
	await page.goto('/schedule/week');
	await star(page, boxing).press('Enter');
	await expect(status(page)).toContainText('Added to My week.');
	await expectNoLayoutShift(page);
	await save(page, '/schedule/week', karate, crossfit);
	await page.getByRole('link', { name: 'My week' }).click();
	await expect(rows(page)).toHaveText(['Boxing', 'Crossfit', 'Karate']);
	await page.getByRole('link', { name: 'Skip to content' }).press('Enter'); // in either view
	await expect(page.getByText('Your week is empty.')).toBeHidden();
	await expectNoViolations(page, 'main');
	await page.emulateMedia({ media: 'print' });
	await expect(rows(page)).toHaveText(['Boxing', 'Crossfit', 'Karate']);
	await page.emulateMedia({ media: 'screen' });

	await star(page, crossfit).press('Space');
	await expect(star(page, crossfit)).toHaveAttribute('aria-pressed', 'false');
	await expect(star(page, crossfit)).toBeFocused();
	await page.keyboard.press('Tab');
	await expect(rows(page)).toHaveText(['Boxing', 'Karate']);

	const calendarButton = page.getByRole('button', { name: 'Add to your calendar' });
	const [download] = await Promise.all([page.waitForEvent('download'), calendarButton.click()]);
	expect(download.suggestedFilename()).toBe('my-week.ics');
	const calendar = readFileSync(await download.path(), 'utf8');
	expect(ICAL.parse(calendar)).not.toEqual([]);
	const ids = [...new Set(calendar.match(/^UID:.*$/gm))]; // an override has the id of its event
	expect(ids).toEqual([expect.stringMatching('boxing-tuesday-0900@'), expect.stringMatching('karate-friday-2200@')]);

	await page.route('**/schedule.ics', (route) => route.abort());
	await calendarButton.click();
	await expect(status(page)).toContainText("We can't load the calendar");
});

test('a visitor sees the next date of each class, and removes one whose time is gone', async ({ page }) => {
	await store(page, { 'yoga-thursday-1600': 'added', 'zumba-monday-0700': 'added', 'boxing-tuesday-0900': 'added' });
	await page.goto('/schedule/week#mine');
	await expect(page.locator('.next-date:visible')).toHaveText(/^Tue, \w+ \d+$/);
	const gone = page.locator('.gone li:visible');
	await expect(gone).toContainText([/^Yoga isn't at the time/, /^zumba isn't at the time/]);
	await expectNoLayoutShift(page);
	await expectNoViolations(page, 'main');
	await star(page, 'My week: zumba').click();
	await star(page, boxing).focus();
	await expect(gone).toHaveCount(1);
	await page.reload();
	await expect(rows(page)).toHaveText(['Boxing']);
	await expect(gone).toHaveCount(1);
});

test('the star stays off, with an error, when the week is full or storage is blocked', async ({ page }) => {
	await store(page, Object.fromEntries([...Array(60).keys()].map((id) => [`class-${id}-monday-0900`, 'added'])));
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto('/schedule/week');
	await star(page, karate).click();
	await expect(status(page)).toHaveText('Your week is full. Remove a class first.');
	const isCovered = await status(page).evaluate((message) => {
		message.style.pointerEvents = 'auto';
		return document.elementFromPoint(40, innerHeight - 20) !== message;
	});
	expect(isCovered, 'by the free trial’s button').toBe(false);
	await page.evaluate(() => {
		localStorage.clear();
		Object.defineProperty(Storage.prototype, 'setItem', { value: undefined });
	});
	await star(page, boxing).click();
	await expect(status(page)).toContainText('Your browser is blocking storage for this site');
	await expect(star(page, boxing)).toHaveAttribute('aria-pressed', 'false');
});

test('a member has the same list in two browsers, and none after signing out', async ({ page, browser }) => {
	const account = createCredentials();
	await save(page, '/schedule/tuesday', crossfit);
	await enter(page, '/signup', account); // adds what was saved before
	expect(await savedInAccount(page)).toEqual(['crossfit-tuesday-1600']);
	await page.goto('/schedule/friday');
	await star(page, karate).click();
	await expect.poll(() => savedInAccount(page)).toHaveLength(2);

	const laptop = await browser.newPage();
	await save(laptop, '/schedule/tuesday', boxing);
	await enter(laptop, '/login', account);
	await page.goto('/account');
	await page.getByRole('main').getByRole('link', { name: 'My week' }).click();
	await expect(rows(page)).toHaveText(['Boxing', 'Crossfit', 'Karate']);
	await laptop.goto('/schedule/week#mine');
	await expect(rows(laptop)).toHaveText(['Boxing', 'Crossfit', 'Karate']);
	await star(page, karate).click();
	await star(page, crossfit).click();
	await expect.poll(() => savedInAccount(page)).toEqual(['boxing-tuesday-0900']);
	// As when the visitor comes back to the tab.
	await laptop.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
	await expect(rows(laptop)).toHaveText(['Boxing']);

	await laptop.getByRole('button', { name: 'Your account' }).click();
	await laptop.getByRole('button', { name: 'Sign out' }).click();
	await expect(laptop.getByText('Your week is empty.')).toBeVisible();
	expect(await laptop.evaluate(() => localStorage.length)).toBe(0);
	expect(await savedInAccount(page)).toEqual(['boxing-tuesday-0900']);
	await laptop.close();
});

test('without a connection a member changes My week, and the account syncs once it is back', async ({ browser }) => {
	const page = await browser.newPage({ serviceWorkers: 'allow' });
	await signUp(page);
	await save(page, '/schedule/week', boxing, karate);
	await page.evaluate(async () => void (await navigator.serviceWorker.ready));
	await page.goto('/pricing');
	await page.goto('/schedule/week#mine', { waitUntil: 'networkidle' });
	await page.context().setOffline(true);
	await page.goto('/pricing');
	await page.goto('/schedule/week#mine');
	await expect(rows(page)).toHaveText(['Boxing', 'Karate']);
	await expect(page.locator('.next-date:visible')).toHaveText([/^Tue, \w+ \d+$/, /^Fri, \w+ \d+$/]);
	await star(page, karate).click();
	await expect(status(page)).toContainText("We can't reach your account right now.");
	await page.reload();
	await expect(rows(page)).toHaveText(['Boxing']);
	await expect(page.getByRole('button', { name: 'Add to your calendar' })).toBeVisible();
	await page.context().setOffline(false);
	await expect.poll(() => savedInAccount(page)).toEqual(['boxing-tuesday-0900']);
	await expect(status(page)).toBeEmpty();
	await page.close();
});

/** Stores a visitor's list, as from an earlier visit. */
async function store(page: Page, states: object) {
	await page.goto('/404');
	await page.evaluate((list) => void localStorage.setItem('gym-week', JSON.stringify(list)), { states });
}
