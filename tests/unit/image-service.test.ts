import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '~/integrations/images/image-service.ts';

const draw = (background: string, width = 40, height = 40) =>
	sharp({ create: { width, height, channels: 4, background } })
		.png()
		.toBuffer();
const config = JSON.parse('{ "service": { "config": {} } }');
const transform = (input: Uint8Array, options: object) =>
	service.transform(input, { src: 'a', ...options }, config, Object.create(console));

test('of a moving picture, a JPEG has the first image, in which what is transparent is white, and no place', async () => {
	const images = await Promise.all(['#0000', '#f00f'].map((background) => draw(background)));
	const moving = await sharp(images, { join: { animated: true } })
		.withExif({ IFD3: { GPSLatitude: '40/1 45/1 0/1' } })
		.webp({ loop: 0 })
		.toBuffer();
	const { data } = await transform(moving, { format: 'jpeg', quality: 60, position: '50% 50%' });
	const { width, height, exif } = await sharp(data).metadata();
	expect([width, height, exif]).toEqual([40, 40, undefined]);
	expect((await sharp(data).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});

test('all sizes of a large picture are exact, and come from one decoding', async () => {
	const bytes = await draw('#f00', 2501, 2101);
	await transform(bytes, { width: 480, height: 199, position: '0% 100%' });
	bytes.fill(0); // it can't be decoded again
	const { data } = await transform(bytes, { width: 2000, height: 2000, position: '99% 1%' });
	expect(await sharp(data).metadata()).toMatchObject({ width: 2000, height: 2000 });
});
