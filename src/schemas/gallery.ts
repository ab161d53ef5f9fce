import { entry, group, wholeNumber } from './parts/fields.ts';
import { banner, pageHead } from './parts/page.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** A picture of the gallery. */
export const gallerySchema = (context: SchemaContext) =>
	entry('a picture', {
		order: wholeNumber('its place in the gallery, 1 for the first', 2, [1, 9999]),
		...picture(context, landscape),
	});

/** What all gallery pages share. {page} becomes the page number. */
export const galleryPageSchema = (context: SchemaContext) =>
	group('the gallery pages', {
		...pageHead('Gallery, page {page}', 'Pictures of the training hall, page {page}.'),
		banner: banner(context),
		perPage: wholeNumber('how many pictures a page shows', 8, [2, 24]),
	});
