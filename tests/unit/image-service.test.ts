import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '~/integrations/images/image-service.ts';

const draw = (background: string) =>
	sharp({ create: { width: 40, height: 40, channels: 4, background } })
		.png()
		.toBuffer();

test('of a moving picture, a JPEG has the first image, in which what is transparent is white, and no place', async () => {
	const images = await Promise.all(['#0000', '#f00f'].map(draw));
	const moving = await sharp(images, { join: { animated: true } })
		.withExif({ IFD3: { GPSLatitude: '40/1 45/1 0/1' } })
		.webp({ loop: 0 })
		.toBuffer();
	const config = JSON.parse('{ "service": { "config": {} } }');
	const options = { src: 'a', format: 'jpeg', quality: 60, position: '50% 50%' };
	const { data } = await service.transform(new Uint8Array(moving), options, config, Object.create(console));
	const { width, height, exif } = await sharp(data).metadata();
	expect([width, height, exif]).toEqual([40, 40, undefined]);
	expect((await sharp(data).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});
