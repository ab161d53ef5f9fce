import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';

/** The fields of a picture that a share picture needs. */
export interface SharedPicture {
	image: ImageMetadata;
	alt: string;
	focus?: string | undefined;
}

/** Crops a page's picture for link previews. @returns its absolute URL. */
export async function createSharePicture({ image, focus = '50% 50%' }: SharedPicture): Promise<string> {
	const made = await getImage({
		src: image,
		width: 1200, // the size that Facebook, X and messengers recommend
		height: 630,
		fit: 'cover',
		position: focus,
		format: 'jpeg',
		quality: 78,
	});
	return new URL(made.src, import.meta.env.SITE).href;
}
