// Links to the contact form carry what a visitor asks for: "/contact?class=boxing&about=Boxing,+Tuesday+9:00am".

/** What a link to the contact form asks for. */
interface Request {
	/** The id of the class to select. */
	class?: string;
	/** In words, for the field "You asked for". */
	about?: string;
	/** Gives the form the heading of the free trial. */
	trial?: true;
}

/** Adds a request to a link to the contact form. Links to anywhere else, such as a booking system, stay unchanged. */
export function askFor(target: string, { trial, ...request }: Request): string {
	if (target !== '/contact') return target;
	const query = [trial ? 'trial' : '', String(new URLSearchParams({ ...request }))];
	return `${target}?${query.filter(Boolean).join('&')}`;
}

/** The longest request that the form and the database accept, in characters. */
export const longestRequest = 80;

/** The words from such a link. Anybody can write one: no invisible characters, and empty if too long. */
export function readRequest(words: string | null): string {
	const visible = (words ?? '')
		.replaceAll(/\s+/g, ' ')
		.replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '') // U+2800 is a blank of Braille
		.trim();
	return [...visible].length > longestRequest ? '' : visible;
}
