import type { z } from 'astro/zod';
import { entry, wholeNumber } from './parts/fields.ts';
import { landscape, picture, type Tools } from './parts/picture.ts';

/** One picture of the gallery. */
export const gallerySchema = (tools: Tools) =>
	entry('a picture of the gallery', {
		order: wholeNumber('its place in the gallery, 1 is the first', 1, [1, 9999]),
		...picture(tools, landscape),
	});

/** One picture of the gallery. */
export type GalleryPicture = z.infer<ReturnType<typeof gallerySchema>>;
