import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import sharp, { type Sharp } from 'sharp';

/** The standard deviation, in pixels, of a blur that removes grain and keeps edges. Chosen by eye. */
const grain = 0.7;

/**
 * The effort of an AVIF by its width. Wide ones, which phones don't load, took half of a build. At effort 1, they take a fifth of the time
 * of effort 3; Picture.astro evens out the bytes.
 */
const effortFor = (width: number) => (width > 840 ? 1 : 3);

/**
 * Astro's sharp service with three more options: `position` accepts a focal point in percent, such as CSS's "77% 0%",
 * `enlarge` gives small pictures the wanted size too, and `smooth` removes the finest grain, which takes most of a
 * picture's bytes.
 */
const service: LocalImageService = {
	...sharpService,
	// Options that change the file name and the cache key.
	propertiesToHash: [...(baseService.propertiesToHash ?? []), 'enlarge', 'smooth'],
	async transform(input, options, config, logger) {
		const { width, height, enlarge, smooth, format, quality } = options;
		// Astro would read all images of a moving picture, one above the other. This reads the first.
		let picture = sharp(input).autoOrient();
		if (format === 'jpeg') picture.flatten({ background: 'white' }); // or what is transparent would be black
		const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(options.position)) ?? [];
		if (left && top && width && height) {
			picture = await cropAround(picture, Number(left), Number(top), width / height);
			picture.resize({ width, height, withoutEnlargement: !enlarge });
		}
		if (smooth) picture.blur(grain);
		const encoder = (['avif', 'jpeg'] as const).find((name) => name === format);
		if (left && encoder) {
			const effort = effortFor(width ?? 0); // for AVIF only, unless astro.config.mjs sets it
			const encoding = { effort, ...config.service.config[encoder], quality: Number(quality) };
			return { data: new Uint8Array(await picture.toFormat(encoder, encoding).toBuffer()), format: encoder };
		}
		// Astro's service reads the pixels again. For most pictures, that would double the time.
		const pixels = await picture.png({ compressionLevel: 0 }).toBuffer();
		return sharpService.transform(new Uint8Array(pixels), { ...options, position: undefined }, config, logger);
	},
};

/**
 * Crops a picture around its focal point. Sharp 0.35 only knows keywords such as "top"
 * (https://github.com/lovell/sharp/issues/4461); without this crop, a picture shown as a narrow strip would be downloaded
 * whole.
 * @param left the focal point in percent, like `top`.
 * @param ratio width divided by height.
 */
async function cropAround(picture: Sharp, left: number, top: number, ratio: number): Promise<Sharp> {
	const { autoOrient: size } = await picture.metadata();
	const width = Math.min(size.width, Math.round(size.height * ratio));
	const height = Math.min(size.height, Math.round(size.width / ratio));
	return picture.extract({
		width,
		height,
		left: Math.round(((size.width - width) * left) / 100),
		top: Math.round(((size.height - height) * top) / 100),
	});
}

export default service;
