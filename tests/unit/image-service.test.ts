import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '~/integrations/images/image-service.ts';

const pixels = (color: string, height = 40) => sharp({ create: { width: 40, height, channels: 4, background: color } });

async function encode(picture: Buffer, format: string) {
	const config = JSON.parse('{ "service": { "config": {} } }');
	const logger = Object.create(console);
	const { data } = await service.transform(new Uint8Array(picture), { src: 'a', format, quality: 60 }, config, logger);
	return sharp(data);
}

test('of a moving picture, the first image is shown', async () => {
	const images = await Promise.all(['red', 'lime', 'blue'].map(async (color) => pixels(color).png().toBuffer()));
	const moving = await sharp(images, { join: { animated: true } })
		.webp({ loop: 0 })
		.toBuffer();
	for (const format of ['avif', 'jpeg', 'webp']) {
		const picture = await encode(moving, format);
		expect(await picture.metadata(), format).toMatchObject({ width: 40, height: 40 });
		const [red, green] = (await picture.stats()).channels;
		expect(red?.mean).toBeGreaterThan(200);
		expect(green?.mean).toBeLessThan(60);
	}
});

test('what is transparent in a PNG is white in a JPEG', async () => {
	const picture = await encode(await pixels('#0000').png().toBuffer(), 'jpeg');
	expect((await picture.stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});
