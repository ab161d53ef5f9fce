import type { ImageMetadata } from 'astro';
import type { Partner } from '~/schemas/partner';

// Astro reads a drawing's size and address; check-picture.ts sees to its view box and its currentColor.
const drawings = import.meta.glob<ImageMetadata>('@content/partners/*.svg', { import: 'default', eager: true });

/** The partners with the addresses of their marks and the size of the drawing. */
export function partnerMarks(partners: Partner[]) {
	return partners.map(({ name, logo }) => {
		const [, drawing] =
			Object.entries(drawings).find(([path]) => path.endsWith(logo.replace('./', '/partners/'))) ?? [];
		if (!drawing)
			throw new Error(`content/partners: "${name}" names the picture "${logo}", which does not lie beside it.`);
		const { src, width, height } = drawing;
		return { name, src, width, height };
	});
}
