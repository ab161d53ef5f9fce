import { entry, text } from './parts/fields.ts';

/** A blog category. The build counts its posts. */
export const categorySchema = () =>
	entry('a category', { name: text('its name on the page', 'Body Building', 20, 'it has one line') });
