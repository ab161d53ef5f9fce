import { expect, type Page, test } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { kinds } from '../support/routes.ts';

for (const route of kinds) {
	test(`${route} fits every screen width`, async ({ page }) => {
		await page.goto(route);
		const emulation = await page.context().newCDPSession(page);
		await emulation.send('Emulation.setTouchEmulationEnabled', { enabled: true });
		for (const width of [390, 768]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await smallControls(page), `controls of less than 44 px at a width of ${width} px`).toEqual([]);
		}
		await emulation.send('Emulation.setTouchEmulationEnabled', { enabled: false });
		for (const width of [320, 390, 480, 768, 1024, 1200, 1920]) {
			await page.setViewportSize({ width, height: 640 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}
		await page.setViewportSize({ width: 1280, height: 800 });
		await expectNoViolations(page);
	});

	test(`${route} has no cut-off or overflowing text at 200%`, async ({ page }) => {
		await page.setViewportSize({ width: 1280, height: 800 });
		// The browser's text size setting, which rem breakpoints follow too.
		const settings = await page.context().newCDPSession(page);
		await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
		await page.goto(route);
		expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
		const cut = await page.evaluate(() =>
			[...document.querySelectorAll('main :is(h1,h2,h3,p,dd,li,a,button)')]
				.filter((element) => element.checkVisibility() && !element.closest('.sr-only, .scroll-row, .quotes'))
				.filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
				.map((element) => element.textContent.trim().slice(0, 40)),
		);
		expect(cut).toEqual([]);
	});
}

/** Controls on the page and its panels below the minimum target size (WCAG 2.5.8, which exempts inline links). */
async function smallControls(page: Page): Promise<string[]> {
	const ofPage = await smallOnScreen(page);
	await page.evaluate(() => document.getElementById('panel')?.showPopover());
	const ofPanel = await smallOnScreen(page);
	await page.evaluate(() => document.getElementById('menu')?.showPopover());
	const ofMenu = await smallOnScreen(page);
	await page.evaluate(() => document.getElementById('menu')?.hidePopover());
	return [...new Set([...ofPage, ...ofPanel, ...ofMenu])];
}

function smallOnScreen(page: Page): Promise<string[]> {
	return page.evaluate(() =>
		[...document.querySelectorAll('a, button, summary, select, input:not([type=hidden])')]
			.filter((control) => control.checkVisibility() && !control.closest('p, [aria-hidden=true], .skip-link'))
			.map((control) => {
				// A link that covers its row has the row's size.
				const covers = getComputedStyle(control, '::after').position === 'absolute';
				const target = (covers && control.closest('tr')) || control;
				return { control, box: target.getBoundingClientRect() };
			})
			.filter(({ box }) => box.height > 1 && (box.height < 43.5 || box.width < 43.5))
			.map(({ control, box }) => `${control.textContent.trim() || control.ariaLabel} ${box.width}x${box.height}`),
	);
}

test('every control shows a focus ring', async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const route of ['/', '/contact', '/schedule/monday']) {
		await page.goto(route);
		await page.keyboard.press('Tab'); // after a key, browsers show any focus
		const controls = page.locator(
			':is(a, button, input, select, textarea, summary):not([tabindex="-1"]), [tabindex="0"]',
		);
		const rings = await controls.filter({ visible: true }).evaluateAll((elements: HTMLElement[]) =>
			elements.map((element) => {
				element.focus();
				const widths = [getComputedStyle(element), getComputedStyle(element, '::after')].map((style) =>
					style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
				);
				return { name: element.outerHTML.slice(0, 80), width: Math.max(...widths) };
			}),
		);
		expect(rings.length).toBeGreaterThan(10);
		expect(rings.filter(({ width }) => width < 2)).toEqual([]);
	}
});

test('the skip link skips the navigation', async ({ page }) => {
	await page.goto('/pricing');
	await page.keyboard.press('Tab');
	await expect(page.locator('.skip-link')).toBeInViewport();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Tab');
	const focused = page.locator(':focus');
	await expect(page.getByRole('main')).toContainText((await focused.textContent()) ?? '—');
});

test('nothing moves with reduced motion', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/');
	const moving = await page.evaluate(() =>
		[...document.querySelectorAll('*')]
			.filter((element) =>
				getComputedStyle(element)
					.transitionDuration.split(',')
					.some((time) => parseFloat(time) > 0),
			)
			.map((element) => element.className),
	);
	expect(moving).toEqual([]);
});
