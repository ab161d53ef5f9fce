import type { LocalImageService } from 'astro';
import { baseService } from 'astro/assets';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';
import { cropAround, focalPoint } from './focal-crop.ts';
import { renderLayers } from './overlay.ts';
import { harderEffort, softenGrain } from './smallest.ts';

/**
 * Astro's sharp service with three more options: `position` accepts a focal point in percent (focal-crop.ts), `overlay`
 * draws over the picture (overlay.ts), and `smallest` trades detail for bytes (smallest.ts).
 */
const service: LocalImageService = {
	...sharpService,
	// Options that change the file name and the cache key.
	propertiesToHash: [...(baseService.propertiesToHash ?? []), 'overlay', 'smallest'],
	async transform(input, options, config, logger) {
		const { width, height, overlay, smallest } = options;
		const focus = focalPoint(options.position);
		const settings = smallest ? harderEffort(config) : config;
		if (!focus || !width || !height) return sharpService.transform(input, options, settings, logger);

		const picture = await cropAround(sharp(input).autoOrient(), focus, width / height);
		if (overlay || smallest) picture.resize({ width, height });
		if (overlay) picture.composite(await renderLayers(overlay));
		if (smallest) softenGrain(picture);
		const pixels = await picture.png({ compressionLevel: 0 }).toBuffer();
		return sharpService.transform(new Uint8Array(pixels), { ...options, position: undefined }, settings, logger);
	},
};

export default service;
