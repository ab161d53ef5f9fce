import { longestEmail } from '~/lib/email.ts';
import { invisible } from '~/lib/invisible.ts';
import { toOneLine } from '~/lib/text.ts';

/** The fields that a form for messages can have, each with its maximum length. The database has the same (supabase/schemas). */
export const limits = {
	name: 100,
	email: longestEmail,
	phone: 40,
	about: 500, // what the visitor asks for: "Free trial · Boxing · Tue, Dec 1, 9:00am · with Mara Lindqvist"
	class: 60, // its id
	consent: 500, // the words that the sender agrees to
	comment: 5000,
	source: 200, // where the visit came from
	form: 40, // the id of another form than the contact form
	subject: 100, // of the gym's email
};

/** The fields that visitors fill in. A day is sent only in `about`. */
export type TypedField = Exclude<keyof typeof limits, 'about' | 'source' | 'form' | 'subject'> | 'day';

/** A message, as the database takes it. */
export type Message = { [field in keyof typeof limits]?: string };

/** A text of the site that a form sends with each message. @throws if the database would refuse it, which no visitor could fix. */
export function checkLength(field: 'consent' | 'subject', text: string): string {
	const most = limits[field];
	if (text.length <= most) return text;
	throw new Error(`The field "${field}" of a message has ${most} letters at most, not ${text.length}: ${text}`);
}

/** Removes the spaces and invisible characters around a text. */
export function trimText(text: string): string {
	return text.replaceAll(new RegExp(`^${invisible}+|${invisible}+$`, 'gu'), '');
}

/** Reads the message from a form. Omits empty fields: a project without the newest migration doesn't know all of them. */
export function readMessage(form: FormData): Message {
	const read = (name: string) => {
		const text = String(form.get(name) ?? '');
		return trimText(name === 'comment' ? text.replaceAll('\r\n', '\n') : toOneLine(text));
	};
	const texts = Object.keys(limits).map((name) => [name, read(name)] as const);
	return Object.fromEntries(texts.filter(([, text]) => text));
}
