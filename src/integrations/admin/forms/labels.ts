// What fields and collections are called on the editing screen.
import { capitalise } from '../../../schemas/parts/explain.ts';

/** Most names of fields are words already; these are not. */
const words: Record<string, string> = {
	alert: 'If a number is missing',
	alt: 'What the picture shows',
	before: 'Before the first result',
	bmi: 'BMI calculator',
	body: 'Text',
	breadcrumb: 'Name in the path above the heading',
	by: 'Line about the author',
	errors: 'When something goes wrong',
	featured: 'Highlighted',
	find: 'Left half',
	formerly: 'Old addresses',
	focus: 'The point that stays visible',
	focusOnPhones: 'The point that stays visible on phones',
	focusOnTablets: 'The point that stays visible on tablets',
	grade: 'Name of the plan',
	hero: 'Top of the page',
	hint: 'Box about the test account',
	href: 'Where it leads',
	image: 'Picture',
	inCentimetres: 'If the height is not in centimetres',
	joinHref: 'Where the link on each card leads',
	lead: 'First paragraph',
	main: 'Links in the bar',
	next: 'Arrow to the right',
	nextName: 'Arrow to the right, read aloud',
	none: 'If there is nothing to show',
	noScript: 'Without JavaScript',
	other: 'Question under the button',
	previous: 'Arrow to the left',
	previousName: 'Arrow to the left, read aloud',
	quotesName: 'Row of quotes, read aloud',
	short: 'In short',
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
	/** What the list shows of an entry, if not its title. */
	summary?: string;
	/** Whether the form has a preview beside it (preview/Preview.astro); the page of any other is a click away. */
	preview?: boolean;
}

/** The menu of the screen. What changes often comes first; a collection that is not listed here stands at the end. */
export const menu: Record<string, MenuItem> = {
	changes: { icon: 'event_busy', page: 'schedule/week', summary: '{{from}} {{class}} {{message}}' },
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
	settings: { icon: 'storefront', label: 'Whole site' },
};

/** What single files are called, if not as their schema describes them; by collection. */
export const files: Record<string, string> = {
	aboutPage: 'About the gym',
	accountPage: 'Account',
	accountTexts: 'Texts of all account pages',
	callToAction: 'Orange band with the phone number',
	classesPage: 'All classes',
	contactPage: 'Contact',
	forgotPasswordPage: 'Forgotten password',
	galleryPage: 'Gallery',
	gym: 'Name, address and opening hours',
	homePage: 'Home',
	labels: 'Names of buttons, read aloud',
	navigation: 'Menu, side panel and footer',
	newPasswordPage: 'New password',
	notFoundPage: 'Page not found',
	offlinePage: 'No internet',
	pricingPage: 'Prices',
	schedulePage: 'Schedule',
	signInPage: 'Sign in',
	signUpPage: 'Sign up',
};

/** The fields in which known names are offered, and the collection that has them. Another name can be typed. */
export const offered: Record<string, string> = { trainer: 'coaches' };

/** The group of fields of a single file that its form has a preview of. */
export const previewedGroups: Record<string, string> = { homePage: 'hero' };

/** Where the files of content/pages/ are seen, if not at their own name. */
export const pages: Record<string, string> = {
	home: '/',
	'not-found': '404',
	schedule: 'schedule/monday',
	gallery: 'gallery/page-1',
};
