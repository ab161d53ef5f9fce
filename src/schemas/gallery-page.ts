import { banner } from './parts/banner.ts';
import { group, text, wholeNumber } from './parts/fields.ts';
import { pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** Texts shared by all gallery pages. {page} becomes the page number. */
export const galleryPageSchema = (context: SchemaContext) =>
	group('the pages of the gallery', {
		...pageHead('Gallery, page {page}', 'Pictures of the training hall, page {page}.'),
		banner: banner(context),
		none: text('the text if there are no pictures', 'The first pictures will be here soon.', 100),
		perPage: wholeNumber('how many pictures a page shows', 8, [2, 24]),
	});
