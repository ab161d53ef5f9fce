import type { z } from 'astro/zod';
import { group } from './parts/fields.ts';
import { landscape, picture, type Tools } from './parts/picture.ts';

/** One picture of the gallery. */
export const gallerySchema = (tools: Tools) => group('a picture of the gallery', picture(tools, landscape));

/** One picture of the gallery. */
export type GalleryPicture = z.infer<ReturnType<typeof gallerySchema>>;
