import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import sharp, { type Sharp } from 'sharp';
import { getProperty } from '../../lib/get-property.ts';
import { renderLayers } from './overlay.ts';

type Config = Parameters<LocalImageService['transform']>[2];

/** The standard deviation, in pixels, of a blur that removes grain and keeps edges. Chosen by eye. */
const grain = 0.7;

/**
 * Astro's sharp service with three more options: `position` accepts a focal point in percent, such as CSS's "77% 0%",
 * `overlay` draws over the picture (overlay.ts), and `smallest` trades barely visible detail and encoding time for bytes.
 */
const service: LocalImageService = {
	...sharpService,
	// Options that change the file name and the cache key.
	propertiesToHash: [...(baseService.propertiesToHash ?? []), 'overlay', 'smallest'],
	async transform(input, options, config, logger) {
		const { width, height, overlay, smallest } = options;
		const [, left, top] = /^(\d+)% (\d+)%$/.exec(String(options.position)) ?? [];
		const settings = smallest ? harderEffort(config) : config;
		if (!left || !top || !width || !height) return sharpService.transform(input, options, settings, logger);

		const picture = await cropAround(sharp(input).autoOrient(), Number(left), Number(top), width / height);
		if (overlay || smallest) picture.resize({ width, height });
		if (overlay) picture.composite(await renderLayers(overlay));
		if (smallest) picture.blur(grain); // the finest grain takes most of a picture's bytes
		const pixels = await picture.png({ compressionLevel: 0 }).toBuffer();
		return sharpService.transform(new Uint8Array(pixels), { ...options, position: undefined }, settings, logger);
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

/** Raises the encoder's effort: 8 % fewer bytes for three times the work. */
function harderEffort(config: Config): Config {
	const { service } = config;
	const avif = { ...service.config['avif'], effort: Number(getProperty(service.config['avif'], 'effort')) + 1 };
	return { ...config, service: { ...service, config: { ...service.config, avif } } };
}

export default service;
