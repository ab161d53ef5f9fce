// The gallery's pictures, for its own pages, the home page and the side panel.
import type { ReferenceDataEntry } from 'astro:content';
import type { Content } from '~/schemas/collections.ts';
import { readOrdered, readSingle } from './entries.ts';
import { isOff } from './navigation.ts';

/** A picture shown outside the gallery, with a link to its gallery page. */
export interface Thumbnail {
	picture: Content<'gallery'>;
	/** Undefined if the gallery is switched off. */
	href: string | undefined;
}

/** Reads all pictures in order. */
export async function readGallery(): Promise<Content<'gallery'>[]> {
	return (await readOrdered('gallery')).map(({ data }) => data);
}

/** Reads the pictures that another file refers to. @throws if one does not exist. */
export async function readThumbnails(references: ReferenceDataEntry<'gallery'>[]): Promise<Thumbnail[]> {
	const { data: page } = await readSingle('galleryPage');
	const pictures = await readOrdered('gallery');
	const hasPages = !(await isOff('/gallery'));
	return references.map((reference) => {
		const index = pictures.findIndex(({ id }) => id === reference.id);
		const entry = pictures[index];
		if (!entry) throw new Error(`There is no content/gallery/${reference.id}.json.`);
		const number = Math.ceil((index + 1) / page.perPage);
		return { picture: entry.data, href: hasPages ? `/gallery/page-${number}` : undefined };
	});
}
