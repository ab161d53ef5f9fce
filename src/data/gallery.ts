// The gallery's pictures, as its own pages, the home page and the side panel show them.
import type { ReferenceDataEntry } from 'astro:content';
import { galleryPagePath } from '~/lib/gallery';
import type { GalleryPicture } from '~/schemas/gallery';
import { ordered, single } from './entries';

/** A picture of the gallery outside of it, and the gallery's page that shows it. */
export interface Thumbnail {
	picture: GalleryPicture;
	href: string;
}

/** All pictures in the order of the gallery. */
export async function readGallery(): Promise<GalleryPicture[]> {
	return (await ordered('gallery')).map(({ data }) => data);
}

/** The pictures that another file names. */
export async function readThumbnails(references: ReferenceDataEntry<'gallery'>[]): Promise<Thumbnail[]> {
	const { data: page } = await single('galleryPage');
	const pictures = await ordered('gallery');
	return references.map((reference) => {
		const index = pictures.findIndex(({ id }) => id === reference.id);
		const entry = pictures[index];
		if (!entry) throw new Error(`There is no content/gallery/${reference.id}.json.`);
		return { picture: entry.data, href: galleryPagePath(index + 1, page.perPage) };
	});
}
