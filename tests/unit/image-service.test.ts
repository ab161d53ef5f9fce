import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from '~/integrations/images/image-service.ts';

const draw = (background: string) =>
	sharp({ create: { width: 40, height: 40, channels: 4, background } })
		.png()
		.toBuffer();

test('of a moving picture, the first image is shown; what is transparent in it is white in a JPEG', async () => {
	const images = await Promise.all(['#0000', '#f00f'].map(draw));
	const moving = await sharp(images, { join: { animated: true } })
		.webp({ loop: 0 })
		.toBuffer();
	const config = JSON.parse('{ "service": { "config": {} } }');
	const options = { src: 'a', format: 'jpeg', quality: 60 };
	const { data } = await service.transform(new Uint8Array(moving), options, config, Object.create(console));
	expect(await sharp(data).metadata()).toMatchObject({ width: 40, height: 40 });
	expect((await sharp(data).stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
});
