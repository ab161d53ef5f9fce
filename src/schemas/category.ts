import type { z } from 'astro/zod';
import { group, text } from './parts/fields.ts';

/** One category of the blog. How many posts it has is counted, never written. */
export const categorySchema = () =>
	group('a category', { name: text('its name on the page', 'Body Building', 20, 'it stands in one line') });

/** One category of the blog. */
export type Category = z.infer<ReturnType<typeof categorySchema>>;
