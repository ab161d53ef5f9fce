import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { getContrast } from '../../src/lib/colors.ts';
import { expectNoViolations } from '../support/axe.ts';
import { kinds } from '../support/routes.ts';

/** Pages that have other elements on a wide screen, or text on other parts of a picture. */
const layoutsOnDesktop = ['/', '/contact', '/login', '/schedule/week'];

for (const route of kinds) {
	test(`${route} loads without errors, fits every screen and text size, and passes axe`, async ({ page }) => {
		const devtools = await page.context().newCDPSession(page);
		/** Changes the browser's text size setting, which rem breakpoints follow too. */
		const setTextSize = async (standard: number) => {
			await devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
			await expect(page.locator('html')).toHaveCSS('font-size', `${standard}px`);
		};
		await page.route(/openstreetmap\.org/, (map) => map.fulfill({ contentType: 'text/html', body: 'the map' }));
		await page.setViewportSize({ width: 390, height: 844 });
		const response = await page.goto(route);
		await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
		await page.waitForLoadState('networkidle');
		// Browsers also log requests that fail, and what the security policy blocks.
		const logged = (await page.consoleMessages()).map((message) => `${message.text()} ${message.location().url}`);
		if (response?.ok()) expect([...logged, ...(await page.pageErrors())]).toEqual([]);
		await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })); // so that no bar covers a control
		await expectNoViolations(page);

		await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
		for (const width of [390, 768]) {
			await page.setViewportSize({ width, height: 844 });
			expect(await smallControls(page), `controls of less than 44 px at a width of ${width} px`).toEqual([]);
		}
		await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
		for (const width of [320, 768, 1024, 1200]) {
			await page.setViewportSize({ width, height: 640 });
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		}

		await page.setViewportSize({ width: 1280, height: 800 });
		await setTextSize(32);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
		expect(await overflowing(page), 'text at 200%').toEqual([]);
		await setTextSize(16);
		if (layoutsOnDesktop.includes(route)) await expectNoViolations(page);
		await page.setViewportSize({ width: 320, height: 700 });
		await page.evaluate(spaceText);
		expect(await overflowing(page), 'spaced text').toEqual([]);
	});
}

/** Sets the spacing that text must bear (WCAG 1.4.12). Runs in the page. */
function spaceText() {
	const sheet = new CSSStyleSheet(); // the security policy allows it
	sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
		p { margin-bottom: 2em !important; }`);
	document.adoptedStyleSheets = [sheet];
}

/** Words that overflow their box or one of its ancestors, as a wide font can cause. */
function overflowing(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: string[] = [];
		while (walker.nextNode()) {
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
			const left = Math.min(...lines.map((line) => line.left));
			const right = Math.max(...lines.map((line) => line.right));
			for (let box = walker.currentNode.parentElement; box && lines.length > 0; box = box.parentElement) {
				const { display, position, overflowX } = getComputedStyle(box);
				if (/^(inline|contents)$/.test(display)) continue;
				const edges = box.getBoundingClientRect();
				if (edges.width <= 1 || /auto|scroll/.test(overflowX)) break; // visually hidden or scrollable
				if (left < edges.left - 1 || right > edges.right + 1) found.push(range.toString().trim());
				if (/absolute|fixed/.test(position)) break; // positioned on purpose
			}
		}
		// Numbers never break: a price of seven digits may leave its card.
		return [...new Set(found)].filter((words) => /\p{L}/u.test(words));
	});
}

/** Controls on the page and its panels below the minimum target size (WCAG 2.5.8, which exempts inline links). */
function smallControls(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found = ['Content', 'Panel', 'Menu'].flatMap((id) => {
			document.querySelector<HTMLElement>(`#${id}[popover]`)?.showPopover();
			return [...document.querySelectorAll('a, button, summary, select, input:not([type=hidden])')]
				.filter((control) => control.checkVisibility())
				.filter((control) => !control.closest('p, .prose li, [aria-hidden=true], [href="#Content"]'))
				.map((control) => {
					// A link that covers its row has the row's size, and a checkbox that of its label, too.
					const covers = getComputedStyle(control, '::after').position === 'absolute';
					const target = control.closest(covers ? 'tr' : 'div:has(> label + [type=checkbox])') ?? control;
					return { control, box: target.getBoundingClientRect() };
				})
				.filter(({ box }) => box.height > 1 && (box.height < 43.5 || box.width < 43.5))
				.map(({ control, box }) => `${control.textContent.trim() || control.ariaLabel}: ${box.width}x${box.height}`);
		});
		document.getElementById('Menu')?.hidePopover();
		return [...new Set(found)];
	});
}

test('focus scrolls every control and its label into view, uncovered, and shows a ring', async ({ page }) => {
	for (const [route, width, height] of [
		['/', 390, 700],
		['/pricing', 390, 700], // with the button at the lower edge
		['/schedule/week', 320, 256], // enlarged to 400%: too low for that button
		['/', 1280, 700],
		['/contact', 1280, 700],
		['/schedule/monday', 1280, 700],
	] as const) {
		await page.setViewportSize({ width, height });
		await page.goto(route);
		await page.keyboard.press('Tab'); // after a key, browsers show any focus
		const controls = page.locator(':is(a, button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])');
		const found = await controls.filter({ visible: true }).evaluateAll(async (elements: HTMLElement[]) => {
			const results = [];
			// Backward, as with Shift+Tab, because the navbar covers the upper edge.
			for (const element of elements.reverse()) {
				element.focus();
				await new Promise(requestAnimationFrame); // before, Chromium 153 may find a picture where it was before the scroll
				const widths = [getComputedStyle(element), getComputedStyle(element, '::after')].map((style) =>
					style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth),
				);
				const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
				const isSeen = [element, label ?? element].every((seen) => {
					const { left, right, top, height } = seen.getBoundingClientRect();
					const isOnTop = (y: number) => element.parentElement?.contains(document.elementFromPoint(left + 4, y));
					return left >= 0 && right <= innerWidth && isOnTop(top + height / 3) && isOnTop(top + (height * 2) / 3);
				});
				results.push({ name: element.outerHTML.slice(0, 80), ring: Math.max(...widths), isSeen });
			}
			return results;
		});
		expect(found.length).toBeGreaterThan(10);
		const wrong = found.filter(({ ring, isSeen }) => ring < 2 || !isSeen);
		expect(wrong, `${route} at ${width} px`).toEqual([]);
	}
});

for (const route of process.env['EVERY_PAGE'] === 'on' ? kinds : ['/', '/pricing']) {
	test(`focus rings over pictures on ${route} have a contrast of 3:1, measured from pixels`, async ({ page }) => {
		for (const width of [390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(route);
			await page.keyboard.press('Tab');
			for (const control of await page.locator(overPictures).filter({ visible: true }).all()) {
				await control.focus();
				const { pairs, clip } = await control.evaluate(placeRing);
				const screenshot = sharp(await page.screenshot({ clip })).raw(); // all of the screen would take five times as long
				const { data, info } = await screenshot.toBuffer({ resolveWithObject: true });
				const read = ({ x, y }: { x: number; y: number }) => {
					const start = (Math.floor(y - clip.y) * info.width + Math.floor(x - clip.x)) * info.channels;
					return `#${data.subarray(start, start + 3).toString('hex')}`;
				};
				const contrasts = pairs.map(({ line, outside }) => getContrast(read(line), read(outside)));
				expect(Math.min(...contrasts), `${await control.innerText()} at ${width} px`).toBeGreaterThanOrEqual(3);
			}
		}
	});
}

const overPictures = '[href="#Content"], :is(header, .banner, .shaded, .ground-accent, #home) :is(a, button)';

/** Points on a control's focus ring, each with one outside of it, and the part of the screen that has them. Runs in the page. */
function placeRing(control: Element) {
	const after = getComputedStyle(control, '::after');
	const isWide = after.position === 'absolute';
	const { outlineOffset, outlineWidth } = isWide ? after : getComputedStyle(control);
	const ringed = (isWide && control.closest('.shaded')) || control;
	ringed.scrollIntoView({ block: 'nearest' }); // all of a card, not its link alone
	const box = ringed.getBoundingClientRect();
	const sides = [
		(distance: number) => ({ x: box.left + box.width / 2, y: box.top - distance }),
		(distance: number) => ({ x: box.left - distance, y: box.top + box.height * 0.75 }), // below the letters beside it
	];
	const [offset, width] = [parseFloat(outlineOffset), parseFloat(outlineWidth)];
	const pairs = sides.map((at) => ({ line: at(offset + width / 2), outside: at(offset + width + 1) }));
	const [x, y] = [Math.max(0, Math.floor(box.left) - 10), Math.max(0, Math.floor(box.top) - 10)];
	const clip = { x, y, width: box.right - x, height: box.bottom - y };
	return { clip, pairs: pairs.filter(({ outside }) => outside.y >= 0) }; // the line at the top has no room above a ring
}

test('nothing moves with reduced motion', async ({ page }) => {
	await page.goto('/');
	const elements = page.locator('*');
	const durations = await elements.evaluateAll((all) => all.map((one) => getComputedStyle(one).transitionDuration));
	expect(durations.filter((duration) => /[1-9]/.test(duration))).toEqual([]);
});
