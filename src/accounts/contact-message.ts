import { longestEmail } from '~/lib/email.ts';
import { invisible } from '~/lib/invisible.ts';
import { service } from './available.ts';

/** The fields of a message to the gym, each with its maximum length. The database has the same limits (supabase/migrations). */
export const limits = { name: 100, email: longestEmail, phone: 40, class: 60, about: 200, comment: 5000, source: 200 };

/** The longest comment to type: what the visitor chose moves into the comment if it's too long for its own line. */
export const longestComment = limits.comment - 500;

/** `class` is an id, `about` what the visitor asks for: "Free trial · Boxing · Tue, Dec 1, 9:00am · with Mara Lindqvist". */
type Message = { [field in keyof typeof limits]?: string };

/** Removes the spaces and invisible characters around a text. */
export function trimText(text: string): string {
	return text.replaceAll(new RegExp(`^${invisible}+|${invisible}+$`, 'gu'), '');
}

/** Reads the message from a form. Omits empty fields: a project without the newest migration doesn't know all of them. */
export function readMessage(form: FormData): Message {
	const read = (name: string) => trimText(String(form.get(name) ?? '').replaceAll('\r\n', '\n'));
	const texts = Object.keys(limits).map((name) => [name, read(name)] as const);
	const message: Message = Object.fromEntries(texts.filter(([, text]) => text));
	const { about = '', comment = '', ...others } = message;
	return about.length > limits.about ? { ...others, comment: `${about}\n${comment}` } : message;
}

/**
 * Stores the message in the database. Gives up after 15 seconds. Never throws.
 * @param id the same for a message that is sent again, so that it is stored once.
 * @returns why it is not stored: a text in src/texts/contact.ts. Undefined if it is.
 */
export async function sendMessage(message: Message, id: string | undefined, { url, key } = service) {
	try {
		const { status } = await fetch(`${url.replace(/\/+$/, '')}/rest/v1/contact_messages`, {
			method: 'POST',
			headers: { apikey: key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
			body: JSON.stringify({ ...message, message_id: id }),
			signal: AbortSignal.timeout(15_000),
		});
		// A captive portal or a host without the service sends another status than these two. 409: an earlier attempt stored it.
		if (status === 201 || status === 409) return undefined;
		// eslint-disable-next-line no-console -- too many messages, a wrong key or missing tables: the site's developers must notice
		console.error('A message was not stored', { status });
		return 'server';
	} catch {
		return 'offline'; // no network, an unreachable service, or a timeout
	}
}
