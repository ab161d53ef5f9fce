/* What people print: a timetable, a price list, an article. Read from the PDF that the browser makes of the page. */
import { expect, type Page, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { kinds } from '../support/routes.ts';

/** The text of each sheet, in capitals and without spaces: kerning puts some between letters. */
async function print(page: Page, format: 'A4' | 'Letter'): Promise<string[]> {
	const file = await page.pdf({ format });
	const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: false });
	return text.map(squeezed);
}

const squeezed = (text: string) => text.replace(/\s+/g, '').toUpperCase();

const facts = {
	'/pricing': '.plan :is(h3, .plan-price, li)',
	'/classes': 'article :is(h2, h2 + p, h2 + p + p)',
	'/schedule/monday': 'table :is(caption, tbody th, tbody td:not(.join))',
	'/schedule/week': 'table :is(caption, tbody th, tbody td)',
	'/contact': 'main :is(h1, dt, dd:not(:has(svg)))',
} as const;

for (const format of ['A4', 'Letter'] as const) {
	test(`every name, price and hour is on ${format} paper`, async ({ page }) => {
		for (const [route, selector] of Object.entries(facts)) {
			await page.goto(route);
			const wanted = await page.locator(selector).evaluateAll((parts) => parts.map((part) => part.textContent));
			const sheets = (await print(page, format)).join('');
			expect(wanted.length, route).toBeGreaterThan(0);
			expect(
				wanted.filter((text) => !sheets.includes(squeezed(text))),
				route,
			).toEqual([]);
		}
	});

	test(`no page leaves a blank sheet of ${format}, or takes more than its text needs`, async ({ page }) => {
		for (const route of [...kinds, '/schedule/monday', '/pricing']) {
			await page.goto(route);
			const sheets = await print(page, format);
			const letters = sheets.join('').length;
			expect(Math.min(...sheets.map((text) => text.length)), route).toBeGreaterThan(40);
			// A sheet holds some 3,000 letters of an article; of names, prices and pictures about 250.
			expect(sheets.length, `${route}: ${letters} letters`).toBeLessThanOrEqual(Math.ceil(letters / 250));
		}
	});
}

test('a plan stays on one sheet', async ({ page }) => {
	await page.goto('/pricing');
	const plans = await page
		.locator('.plan')
		.evaluateAll((all) =>
			all.map((plan) => [...plan.querySelectorAll('h3, data, li')].map((part) => part.textContent)),
		);
	const sheets = await print(page, 'A4');
	for (const parts of plans) {
		expect(sheets.some((sheet) => parts.every((part) => sheet.includes(squeezed(part))))).toBe(true);
	}
});

test('a form prints no heading without its fields', async ({ page }) => {
	await page.goto('/contact');
	const heading = (await page.locator('section:has(contact-form) h2').textContent()) ?? '';
	expect((await print(page, 'A4')).join('')).not.toContain(squeezed(heading));
});
