import type { ImageMetadata } from 'astro';
import type { Partner } from '~/schemas/partner';

// Astro provides the size and URL of an SVG. check-picture.ts checks its view box and currentColor.
const drawings = import.meta.glob<ImageMetadata>('@content/partners/*.svg', { import: 'default', eager: true });

/** Adds the URL and size of each partner's logo. @throws if a file is missing. */
export function addLogos(partners: Partner[]) {
	return partners.map(({ name, logo }) => {
		const [, drawing] =
			Object.entries(drawings).find(([path]) => path.endsWith(logo.replace('./', '/partners/'))) ?? [];
		if (!drawing) throw new Error(`content/partners: the logo "${logo}" of "${name}" does not exist.`);
		const { src, width, height } = drawing;
		return { name, src, width, height };
	});
}
