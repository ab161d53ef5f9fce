import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawnName } from '~/lib/logo.ts';
import { createShareCard } from '~/seo/share-card.ts';
import { renderLayers } from '../../src/integrations/images/overlay.ts';

/** The title's position and size on the picture, in pixels, or undefined without a title. */
async function titleOf(title: string, size?: { width: number; height: number }) {
	const [, layer] = await renderLayers(createShareCard(title, drawnName, size));
	if (!Buffer.isBuffer(layer?.input)) return undefined;
	const { width, height } = await sharp(layer.input).metadata();
	const { left = 0, top = 0 } = layer;
	return { left, top, width, height, right: left + width, foot: top + height };
}

test.each(['Ł', 'Kraftwerk Łukasz Schwarzwälder', 'W'.repeat(30)])(
	'the name of another gym is beside the flame, above the title: %s',
	async (name) => {
		const [drawing, , line] = await renderLayers(createShareCard('Home', name));
		expect(String(drawing?.input)).not.toBe(String((await renderLayers(createShareCard('Home', drawnName)))[0]?.input));
		if (!Buffer.isBuffer(line?.input)) throw new Error('The name is missing.');
		const { width, height } = await sharp(line.input).metadata();
		expect(line.left).toBe(150);
		expect((line.left ?? 0) + width).toBeLessThanOrEqual(1120);
		expect(line.top).toBeGreaterThanOrEqual(60);
		expect((line.top ?? 0) + height).toBe(126);
	},
);

describe('the title on a share picture', () => {
	test.each([
		['one letter', 'I'],
		['a long one', 'The gym that is open when you are: ten reasons to train at five, and one to stay in bed for once'],
		['one endless word', 'W'.repeat(140)],
		['markup', 'Squats & <b>rows</b> &amp; "more" ]]>'],
		['other alphabets', 'Łódź, Việt Nam, Тренажёрный зал, Αθήνα, 東京, مرحبا'],
		['characters that are not letters', '💪🏽 1 + 1 = \u0007 \ud83d 3'],
	])('fits between the logo and the footer: %s', async (_, title) => {
		const place = await titleOf(title);
		expect(place?.left).toBe(80);
		expect(place?.foot).toBe(542);
		expect(place?.top).toBeGreaterThanOrEqual(170);
		expect(place?.right).toBeLessThanOrEqual(980);
	});

	test.each([
		[1280, 720, 1060],
		[720, 1280, 640],
	])('fits on pictures of another shape: %i by %i', async (width, height, right) => {
		for (const title of ['I', 'Free trial session with a trainer', 'W'.repeat(140)]) {
			const place = await titleOf(title, { width, height });
			expect(place?.left).toBe(80);
			expect(place?.foot).toBe(height - 88);
			expect(place?.top).toBeGreaterThanOrEqual(170);
			expect(place?.right).toBeLessThanOrEqual(right);
		}
	});

	test('is left out if it has no visible characters', async () => {
		for (const title of ['', '\u00a0\t\n', '\u200b']) expect(await titleOf(title)).toBeUndefined();
	});

	test('uses the narrow display font, at the same size for all short titles', async () => {
		const [short, shorter] = [await titleOf('OOOOOO'), await titleOf('OOO')];
		expect(short?.height).toBe(shorter?.height);
		expect((short?.width ?? 0) / (short?.height ?? 1)).toBeLessThan(5); // 6.5 in Arial
	});
});
