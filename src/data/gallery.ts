// The gallery's pictures, for the home page and the side panel.
import type { ReferenceDataEntry } from 'astro:content';
import { readOrdered, readSingle } from './entries.ts';
import { isOff } from './navigation.ts';

/** Reads the pictures that another file refers to, with links to their gallery pages unless the gallery is switched off. */
export async function readThumbnails(references: ReferenceDataEntry<'gallery'>[]) {
	const { data: page } = await readSingle('galleryPage');
	const pictures = await readOrdered('gallery');
	const hasPages = !(await isOff('/gallery'));
	return references.flatMap((reference) => {
		const index = pictures.findIndex(({ id }) => id === reference.id);
		const entry = pictures[index];
		const number = Math.ceil((index + 1) / page.perPage);
		return entry ? { picture: entry.data, href: hasPages ? `/gallery/page-${number}` : undefined } : [];
	});
}
