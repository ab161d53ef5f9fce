import { fullTitle } from '../../lib/titles.ts';
import { template, text } from './fields.ts';
import { quote } from './explain.ts';

/** What search engines and browser tabs show of a page. */
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

/** The small label and the heading that a section of a page begins with. */
export function sectionHead(label: string, heading: string, max = 50) {
	return {
		label: text('the small line above the heading', label, 24),
		heading: text('the heading of the section', heading, max),
	};
}

const longest = 60;

/** What is wrong with a title that a search result would cut off, or undefined. The editing screen asks too, before it saves. */
export function checkTitleLength(title: string, gymName: string): string | undefined {
	const shown = fullTitle(title, gymName);
	if (shown.length <= longest) return undefined;
	return `Search results show it as ${quote(shown)} and cut it after ${longest} of its ${shown.length} characters. Shorten it by ${shown.length - longest}.`;
}
