import type { z } from 'astro/zod';
import { group, text } from './fields.ts';
import { picture, type SchemaContext, wide } from './picture.ts';

/** The dark banner at the top of an inner page. */
export function banner(context: SchemaContext) {
	return group('the band at the top of the page', {
		heading: text("the page's heading", 'Pricing', 24, 'it has one line'),
		breadcrumb: text("the page's name in the path above the heading", 'Pricing', 24),
		...picture(context, wide, 'the picture behind the heading'),
	});
}

/** The texts and picture of a banner. */
export type BannerContent = z.infer<ReturnType<typeof banner>>;
