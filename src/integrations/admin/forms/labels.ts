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
