// What fields and collections are called on the editing screen.
import { capitalise } from '../../../schemas/parts/explain.ts';

/** Most names of fields are words already; these are not. */
const words: Record<string, string> = {
	alt: 'What the picture shows',
	bmi: 'BMI calculator',
	body: 'Text',
	errors: 'When something goes wrong',
	formerly: 'Old addresses',
	focus: 'The point that stays visible',
	href: 'Where it leads',
	id: 'Name in addresses',
	image: 'Picture',
	label: 'Words',
	noScript: 'Without JavaScript',
	trap: 'Field for robots',
	url: 'Address',
	whyUs: 'Why choose us',
};

/** The label of a field: "contactHours" -> "Contact hours". */
export function labelOf(name: string): string {
	return words[name] ?? capitalise(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

interface MenuItem {
	/** A symbol of Material Symbols. */
	icon: string;
	label?: string;
	/** What one entry is called, if its schema has no word for it. */
	one?: string;
	/** Where the entries are seen on the site, if not on the home page. */
	page?: string;
	/** Whether the form has a preview beside it (preview/Preview.astro); the page of all others is a click away. */
	preview?: boolean;
}

/** The menu of the screen. What changes often comes first; a collection that is not listed here stands at the end. */
export const menu: Record<string, MenuItem> = {
	posts: { icon: 'article', page: 'blog/{{slug}}', preview: true },
	classes: { icon: 'exercise', page: 'classes', preview: true },
	schedule: { icon: 'calendar_month', page: 'schedule/{{slug}}' },
	plans: { icon: 'payments', label: 'Prices', page: 'pricing', preview: true },
	coaches: { icon: 'sports', preview: true },
	testimonials: { icon: 'format_quote', label: 'Quotes', one: 'Quote', preview: true },
	partners: { icon: 'handshake' },
	gallery: { icon: 'photo_library', page: 'gallery/page-1' },
	categories: { icon: 'sell', page: 'blog' },
	pages: { icon: 'web' },
	ownPages: { icon: 'note_add', label: 'Your own pages', one: 'Page', page: '{{slug}}' },
	settings: { icon: 'storefront', label: 'The gym' },
};

/** Where the files of content/pages/ are seen, if not at their own name. */
export const pages: Record<string, string> = {
	home: '/',
	'not-found': '404',
	schedule: 'schedule/monday',
	gallery: 'gallery/page-1',
};
