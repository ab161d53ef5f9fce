import type { z } from 'astro/zod';
import { entry, wholeNumber } from './parts/fields.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** A picture of the gallery. */
export const gallerySchema = (context: SchemaContext) =>
	entry('a picture of the gallery', {
		order: wholeNumber('its place in the gallery, 1 is the first', 1, [1, 9999]),
		...picture(context, landscape),
	});

/** A picture of the gallery. */
export type GalleryPicture = z.infer<ReturnType<typeof gallerySchema>>;
