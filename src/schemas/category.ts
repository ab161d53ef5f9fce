import { entry, text } from './parts/fields.ts';

/** One category of the blog. How many posts it has is counted, never written. */
export const categorySchema = () =>
	entry('a category', { name: text('its name on the page', 'Body Building', 20, 'it stands in one line') });
