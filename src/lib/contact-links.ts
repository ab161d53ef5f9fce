// Links to the contact form carry what a visitor asks for.
import { invisible } from './invisible.ts';

/** What a link to the contact form asks for. */
interface Request {
	/** The id of the class to select. */
	class?: string;
	/** In words, for the field "You asked for". */
	about?: string;
	/** Gives the form the heading of the free trial. */
	trial?: true;
	/** Where a booking system takes this request, if the gym has one. */
	book?: string | undefined;
}

/** Adds a request to a link to the contact form, or leads to the booking system. Links to anywhere else stay unchanged. */
export function askFor(target: string, { trial, book, ...request }: Request): string {
	if (book !== undefined) return book;
	if (target !== '/contact') return target;
	const query = [trial ? 'trial' : '', String(new URLSearchParams({ ...request }))];
	return `${target}?${query.filter(Boolean).join('&')}`;
}

/** Asks for a slot: "/contact?class=boxing&about=Boxing,+Tuesday+9:00am". */
export function askForSlot(
	target: string,
	{ id, title, weekly, book }: { id: string; title: string; weekly: string; book: string | undefined },
): string {
	return askFor(target, { class: id, about: nameSlot(title, weekly), book });
}

/** The words for a class at a time, by which the form recognizes a slot. @param when "Tuesday 9:00am", or a date. */
export function nameSlot(title: string, when: string): string {
	return `${title}, ${when}`;
}

/** The longest request that the form and the database accept, in characters. */
export const longestRequest = 80;

/** The words from such a link. Anybody can write one: no invisible characters, and empty if too long. */
export function readRequest(words: string | null): string {
	const visible = (words ?? '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(new RegExp(`(?! )${invisible}`, 'gu'), '')
		.trim();
	return [...visible].length > longestRequest ? '' : visible;
}
