import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getContrast } from '~/lib/colors.ts';

/** Expects that the words on the page's banner, if any, have a contrast of 4.5:1 with the brightest pixel behind them. */
export async function expectLegibleBanner(page: Page): Promise<void> {
	const words = await page.evaluate(readBannerWords);
	if (words.length === 0) return;
	const screen = sharp(await page.screenshot({ scale: 'css' })).removeAlpha();
	const { data, info } = await screen.raw().toBuffer({ resolveWithObject: true });
	for (const { text, box, color } of words) {
		const behind = await sharp(data, { raw: info }).extract(box).png().toBuffer(); // stats() would read the whole picture
		const { channels } = await sharp(behind).stats();
		const contrast = getContrast(toHex(color), toHex(channels.map(({ max }) => max)));
		expect(contrast, text).toBeGreaterThanOrEqual(4.5);
	}
}

/** The words on the banner, with their places and colors. Hides them. Runs in the page. */
function readBannerWords() {
	scrollTo({ top: 0, behavior: 'instant' });
	const sheet = new CSSStyleSheet(); // the security policy allows it
	const all = document.querySelectorAll('.banner-text :is(h1, li > a, [aria-current], p, .text-link)');
	const words = [...all].filter((element) => element.checkVisibility());
	const found = words.map((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		const { left, top, width, height } = range.getBoundingClientRect();
		return {
			text: range.toString().trim(),
			box: { left: Math.round(left), top: Math.round(top), width: Math.floor(width), height: Math.floor(height) },
			color: (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
		};
	});
	sheet.replaceSync('.banner-text > * { visibility: hidden }');
	document.adoptedStyleSheets = [sheet];
	return found;
}

const toHex = (channels: number[]) => `#${Buffer.from(channels).toString('hex')}`;
