// The labels of fields and collections on the editing screen.
import { capitalize } from '../../../schemas/parts/explain.ts';

/** Labels for field names that don't say what the field is, even with its hint. */
const words: Record<string, string> = {
	alt: 'What the picture shows',
	announce: 'Days ahead',
	at: 'Usual start',
	bmi: 'BMI calculator',
	body: 'Text',
	book: 'Booking address',
	featured: 'Highlight',
	find: 'Left half',
	formerly: 'Old addresses',
	focus: 'Focus point',
	grade: 'Name of the plan',
	hero: 'Top of the page',
	href: 'Where it leads',
	image: 'Picture',
	joinHref: 'Where the link on each card leads',
	main: 'Links in the bar',
	messageSource: 'Where messages come from',
	off: 'Switched off',
	social: 'Social media links',
	timetable: 'Featured classes',
	trialBook: 'Booking address of the free trial',
	url: 'Address',
	what: 'What changes',
	whatsapp: 'WhatsApp number',
};

/** The labels of choices that differ from a field of the same name, or aren't words. */
export const choices: Record<string, string> = {
	callToAction: 'Highlighted band',
	hours: 'Special hours',
	main: 'Top of the page',
	moved: 'Moved to another time, day or room',
	none: 'No menu',
	'on request': 'After a click',
	trainer: 'Another trainer',
	goatcounter: 'GoatCounter',
};

/** A field's label: "staffedHours" -> "Staffed hours". */
export function formatLabel(name: string): string {
	return words[name] ?? capitalize(name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** A schema's description or message for the screen, where nobody types quotation marks. */
export function formatText(text: string): string {
	return text.replaceAll('"', '');
}

interface MenuItem {
	/** A Material Symbols icon. */
	icon: string;
	label?: string;
	/** Where entries appear on the site, if not on the home page. */
	page?: string;
}

/** The screen's menu, with frequently changed collections first. Collections not listed here come last. */
export const menu: Record<string, MenuItem> = {
	changes: { icon: 'event_busy', page: 'schedule/week' },
	posts: { icon: 'article', page: 'blog/{{slug}}' },
	classes: { icon: 'exercise', page: 'classes' },
	schedule: { icon: 'calendar_month', page: 'schedule/{{slug}}' },
	plans: { icon: 'payments', label: 'Prices', page: 'pricing' },
	questions: { icon: 'help', label: 'Questions and answers', page: 'contact' },
	coaches: { icon: 'sports' },
	testimonials: { icon: 'format_quote', label: 'Quotes' },
	partners: { icon: 'handshake' },
	gallery: { icon: 'photo_library', page: 'gallery/page-1' },
	categories: { icon: 'sell', page: 'blog' },
	pages: { icon: 'web', page: '{{slug}}' },
	ownPages: { icon: 'note_add', label: 'Your own pages', page: '{{slug}}' },
	settings: { icon: 'storefront', label: 'Site settings' },
};
