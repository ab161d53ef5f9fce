// The gallery's pictures, as its own pages, the home page and the side panel show them.
import { getCollection, getEntry, type ReferenceDataEntry } from 'astro:content';
import { galleryPagePath } from '~/lib/gallery';
import type { GalleryPicture } from '~/schemas/gallery';
import { single } from './entries';

/** A picture of the gallery outside of it, and the gallery's page that shows it. */
export interface Thumbnail {
	picture: GalleryPicture;
	href: string;
}

/** All pictures by their number. */
export async function readGallery(): Promise<GalleryPicture[]> {
	const pictures = await getCollection('gallery');
	return pictures.sort((one, other) => Number(one.id) - Number(other.id)).map(({ data }) => data);
}

/** The pictures that another file names. */
export async function readThumbnails(references: ReferenceDataEntry<'gallery'>[]): Promise<Thumbnail[]> {
	const { data: page } = await single('galleryPage');
	return Promise.all(
		references.map(async (reference) => {
			const entry = await getEntry(reference);
			if (!entry) throw new Error(`content/gallery/gallery.json: no picture "${reference.id}".`);
			return { picture: entry.data, href: galleryPagePath(Number(entry.id), page.perPage) };
		}),
	);
}
