import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { single } from '~/data/entries';
import { card, shareSize } from './share-card';

/** A picture of content, as far as sharing needs it. */
export interface SharedPicture {
	image: ImageMetadata;
	focus?: string | undefined;
	/** What to write on it instead of the page's title. */
	title?: string | undefined;
}

/**
 * The path of the picture that stands for a page where its address is shared: the page's own picture with the logo and
 * the title over it. Made like every other picture of the site, so it is cached between builds (and bare in `astro dev`).
 */
export async function sharePicture(picture: SharedPicture, pageTitle: string, size = shareSize): Promise<string> {
	const { image, focus = '50% 50%', title = pageTitle } = picture;
	const { data: gym } = await single('gym');
	const made = await getImage({
		src: image,
		...size,
		fit: 'cover',
		position: focus,
		format: 'jpeg',
		quality: 78,
		overlay: card(title, gym.name, size),
	});
	return made.src;
}
