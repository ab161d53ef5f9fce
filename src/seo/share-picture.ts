import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { readSingle } from '~/data/entries.ts';
import { createShareCard, shareSize } from './share-card.ts';

/** The fields of a picture that a share picture needs. */
export interface SharedPicture {
	image: ImageMetadata;
	focus?: string | undefined;
	/** The text on it, if not the page's title. The pages of a list share one picture. */
	title?: string | undefined;
}

/**
 * Creates the picture that social networks show for a page: the page's picture with the logo and the title over it.
 * Uses Astro's image pipeline, so it is cached between builds. `astro dev` shows it without the overlay.
 * @returns its path.
 */
export async function createSharePicture(picture: SharedPicture, pageTitle: string, size = shareSize): Promise<string> {
	const { image, focus = '50% 50%', title = pageTitle } = picture;
	const { data: gym } = await readSingle('gym');
	const made = await getImage({
		src: image,
		...size,
		fit: 'cover',
		position: focus,
		format: 'jpeg',
		quality: 78,
		overlay: createShareCard(title, gym.name, size),
	});
	return made.src;
}
