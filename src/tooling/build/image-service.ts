import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import sharp from 'sharp';

/** The standard deviation, in pixels, of the blur that removes grain and leaves edges; chosen by looking. */
const grain = 0.7;
const percentages = /^(\d+)% (\d+)%$/;

/**
 * Astro's own image service, with two things more. `position` may be a focal point in percent ("77% 0%"), as in CSS'
 * object-position, and the crop is cut there. Sharp by itself knows only "top", "left" and the like, so a picture
 * shown as a narrow strip would be downloaded whole. `overlay`, an SVG of the picture's size, is laid over it, and
 * `smallest` takes the finest grain out, which costs bytes and is hardly seen, and the encoder's time.
 */
const service: LocalImageService = {
	...sharpService,
	// What tells two renderings of a picture apart, in its file name and in the cache: Astro's own list and ours.
	propertiesToHash: [
		'src',
		'width',
		'height',
		'format',
		'quality',
		'fit',
		'position',
		'background',
		'overlay',
		'smallest',
	],
	async transform(input, options, given, logger) {
		const config = options.smallest ? withEffort(given, 6) : given;
		const focus = percentages.exec(String(options.position ?? ''));
		const { width, height } = options;
		if (!focus || !width || !height) return sharpService.transform(input, options, config, logger);
		const picture = sharp(input);
		const size = await picture.metadata();
		const ratio = width / height;
		const box =
			size.width / size.height > ratio
				? { width: Math.round(size.height * ratio), height: size.height }
				: { width: size.width, height: Math.round(size.width / ratio) };
		const { overlay, smallest } = options;
		const cropped = picture
			.extract({
				...box,
				left: Math.round(((size.width - box.width) * Number(focus[1])) / 100),
				top: Math.round(((size.height - box.height) * Number(focus[2])) / 100),
			})
			.resize(overlay || smallest ? { width, height } : {})
			.composite(overlay ? [{ input: Buffer.from(overlay) }] : []);
		if (smallest) cropped.blur(grain);
		const pixels = await cropped.png({ compressionLevel: 0 }).toBuffer();
		return sharpService.transform(new Uint8Array(pixels), { ...options, position: undefined }, config, logger);
	},
};

type Config = Parameters<LocalImageService['transform']>[2];

function withEffort(config: Config, effort: number): Config {
	const { service } = config;
	return {
		...config,
		service: { ...service, config: { ...service.config, avif: { ...service.config['avif'], effort } } },
	};
}

export default service;
