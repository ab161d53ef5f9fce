import { template, text } from './fields.ts';

/** A page's title and description for search engines and browser tabs. */
export function pageHead(title: string, description: string) {
	return {
		title: template(
			"the page's title in search results and browser tabs",
			title,
			48,
			"the gym's name is added to it, and search engines cut the rest",
		),
		description: text('one or two sentences for search results', description, 155, 'search engines cut the rest'),
	};
}

/** The label and heading of a section. */
export function sectionHead(label: string, heading: string, max = 50) {
	return {
		label: text('the small line above the heading', label, 24),
		heading: text('the heading of the section', heading, max),
	};
}
