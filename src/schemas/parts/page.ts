import type { z } from 'astro/zod';
import { group, template, text } from './fields.ts';
import { picture, type SchemaContext, wide } from './picture.ts';

/** A page's title and description for search engines and browser tabs. */
export function pageHead(title: string, description: string) {
	return {
		title: template("the page's title in search results and browser tabs", title, 48, 'search engines drop the rest'),
		description: text('one or two sentences for search results', description, 155, 'search engines drop the rest'),
	};
}

/** The dark banner at the top of an inner page. */
export function banner(context: SchemaContext) {
	return group('the band at the top of the page', {
		heading: text("the page's heading", 'Pricing', 40),
		breadcrumb: text("the page's name in the path above the heading", 'Pricing', 40),
		...picture(context, wide, 'the picture behind the heading'),
	});
}

/** The texts and picture of a banner. */
export type BannerContent = z.infer<ReturnType<typeof banner>>;

/** The label and heading of a section. */
export function sectionHead(label: string, heading: string) {
	return {
		label: text('the small line above the heading', label, 32),
		heading: text('the heading of the section', heading, 50),
	};
}
