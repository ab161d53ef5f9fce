import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharp, { type OutputInfo, type Region } from 'sharp';

/** The standard deviation, in pixels, of a blur that removes grain and keeps edges. Chosen by eye. */
const grain = 0.7;

/**
 * The effort of an AVIF by its width. Wide ones, which phones don't load, took half of a build. At effort 0, they take an eighth of the time
 * of effort 3; Picture.astro evens out the bytes.
 */
const effortFor = (width = 0) => (width > 840 ? 0 : 3);

/**
 * An image service like Astro's own with two more options: `position` accepts a focal point in percent, such as CSS's
 * "77% 0%", and `smooth` removes the finest grain, which takes most of a picture's bytes.
 */
const service: LocalImageService = {
	...baseService,
	propertiesToHash: [...(baseService.propertiesToHash ?? []), 'smooth'], // for the file name and the cache key
	async transform(input, options, config) {
		const { data, info } = await decode(input);
		const picture = sharp(data, { raw: info });
		const format = (['avif', 'jpeg'] as const).find((name) => name === options.format) ?? 'webp';
		if (format === 'jpeg') picture.flatten({ background: 'white' }); // or what is transparent would be black
		const [width, height] = [options.width, options.height].map((length) => Number(length) || undefined); // Markdown's are text
		const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(options.position)) ?? [];
		if (left && top && width && height) picture.extract(cropAround(info, Number(left), Number(top), width / height));
		picture.resize({ width, height, withoutEnlargement: !left });
		if (options.smooth) picture.blur(grain);
		const quality = Number(options.quality ?? 80);
		const encoding = { effort: effortFor(width), ...config.service.config[format], quality };
		return { data: new Uint8Array(await picture.toFormat(format, encoding).toBuffer()), format };
	},
};

const decoded = new WeakMap<Uint8Array, Promise<{ data: Buffer; info: OutputInfo }>>();

/**
 * The pixels of a picture; of a moving one, its first image. A build passes the same bytes for each crop, and decodes them once.
 * No crop has more than 2,000 pixels in a row or column; more would only fill the memory.
 */
function decode(input: Uint8Array) {
	const size = { width: 2000, height: 2000, fit: 'outside', withoutEnlargement: true } as const;
	const pixels =
		decoded.get(input) ?? sharp(input).autoOrient().resize(size).raw().toBuffer({ resolveWithObject: true });
	decoded.set(input, pixels);
	return pixels;
}

/**
 * The part of a picture around its focal point. Sharp 0.35 only knows keywords such as "top" (https://github.com/lovell/sharp/issues/4461);
 * without this crop, a picture shown as a narrow strip would be downloaded whole.
 * @param left the focal point in percent, like `top`.
 * @param ratio width divided by height.
 */
function cropAround(size: OutputInfo, left: number, top: number, ratio: number): Region {
	const width = Math.min(size.width, Math.round(size.height * ratio));
	const height = Math.min(size.height, Math.round(size.width / ratio));
	return {
		width,
		height,
		left: Math.round(((size.width - width) * left) / 100),
		top: Math.round(((size.height - height) * top) / 100),
	};
}

export default service;
