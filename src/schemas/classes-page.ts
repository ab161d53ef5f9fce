import type { z } from 'astro/zod';
import { banner } from './parts/banner.ts';
import { group, text } from './parts/fields.ts';
import { href } from './parts/link.ts';
import { pageHead } from './parts/page.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The page of all classes. */
export const classesPageSchema = (context: SchemaContext) =>
	group('the page of all classes', {
		...pageHead('Classes', 'All twelve classes with their coaches and hours.'),
		banner: banner(context),
		none: text('what is said where there is no class', 'Our classes will be announced here soon.', 100),
		joinNow: text('the link on each card', 'join now', 16),
		joinHref: href('where that link leads'),
		showMore: text('the button that shows all classes', 'show more', 16),
		showLess: text('the same button afterwards', 'show less', 16),
	});

/** The texts of the page of all classes. */
export type ClassesPage = z.infer<ReturnType<typeof classesPageSchema>>;
