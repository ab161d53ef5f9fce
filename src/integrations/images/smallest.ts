// For the largest contentful picture: fewer bytes at the cost of barely visible detail and encoding time.
import type { LocalImageService } from 'astro';
import type { Sharp } from 'sharp';
import { getProperty } from '../../lib/get-property.ts';

/** The standard deviation, in pixels, of a blur that removes grain and keeps edges. Chosen by eye. */
const grain = 0.7;

/** Removes the finest grain, which takes most of a picture's bytes. */
export function softenGrain(picture: Sharp): Sharp {
	return picture.blur(grain);
}

type Config = Parameters<LocalImageService['transform']>[2];

/** Raises the encoder's effort: 8 % fewer bytes for three times the work. */
export function harderEffort(config: Config): Config {
	const { service } = config;
	const avif = { ...service.config['avif'], effort: Number(getProperty(service.config['avif'], 'effort')) + 1 };
	return { ...config, service: { ...service, config: { ...service.config, avif } } };
}
