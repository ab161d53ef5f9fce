import { isEmailAddress, longestEmail } from '~/lib/email.ts';
import { invisible } from '~/lib/invisible.ts';

/** A message from a visitor to the gym. */
export interface Message {
	name: string;
	email: string;
	/** The id of a class. */
	class: string;
	comment: string;
	phone?: string;
	/** What the visitor asks for, in the gym's words: "Free trial · Boxing · Tue, Dec 1, 9:00am · with Mara Lindqvist". */
	about?: string;
	/** The site and campaign that the visitor came from (layouts/note-source.ts). */
	source?: string;
}

/** The maximum length of each field. The database has the same limits (supabase/migrations). */
export const limits = { name: 100, email: longestEmail, phone: 40, comment: 5000, about: 200 };

/** What is wrong with a field. The texts are in src/texts/contact.ts. */
type MessageError = 'name' | 'email' | 'emailFormat' | 'comment';

/** The outcome of sending a message. All except "sent" have a text there, too. */
type SendOutcome = 'sent' | 'offline' | 'tooMany' | 'server' | 'refused';

/** Reads the message from a form. Trims spaces and invisible characters. */
export function readMessage(fields: FormData): Message {
	const text = (name: string) =>
		String(fields.get(name) ?? '')
			.replaceAll('\r\n', '\n')
			.replaceAll(new RegExp(`^${invisible}+|${invisible}+$`, 'gu'), '');
	const isLong = text('about').length > limits.about;
	const comment = isLong ? `${text('about')}\n${text('comment')}` : text('comment');
	// Without the empty ones, so that a project without the newest migration still accepts the message.
	const optional = ['phone', 'source', isLong ? '' : 'about'].filter((name) => text(name));
	return {
		name: text('name'),
		email: text('email'),
		class: text('class'),
		comment,
		...Object.fromEntries(optional.map((name) => [name, text(name)])),
	};
}

/** Validates a message. @returns the errors in the order of the form. */
export function checkMessage({ name, email, comment }: Message): { field: keyof Message; error: MessageError }[] {
	const errors: { field: keyof Message; error: MessageError }[] = [];
	if (name === '') errors.push({ field: 'name', error: 'name' });
	if (email === '') errors.push({ field: 'email', error: 'email' });
	else if (!isEmailAddress(email)) errors.push({ field: 'email', error: 'emailFormat' });
	if (comment.length > limits.comment) errors.push({ field: 'comment', error: 'comment' });
	return errors;
}

/**
 * Stores the message in the database. Gives up after 15 seconds. Never throws.
 * @param id the same for a message that is sent again, so that it is stored once.
 */
export async function sendMessage(
	message: Message,
	service: { url: string; key: string },
	id: string | undefined,
): Promise<SendOutcome> {
	try {
		const { status } = await fetch(`${service.url.replace(/\/+$/, '')}/rest/v1/contact_messages`, {
			method: 'POST',
			headers: { apikey: service.key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
			body: JSON.stringify({ ...message, class: message.class || null, message_id: id }),
			signal: AbortSignal.timeout(15_000),
		});
		const outcome = toOutcome(status);
		// eslint-disable-next-line no-console -- the site's developers must notice wrong settings
		if (outcome === 'server') console.error('A message was not stored', { status });
		return outcome;
	} catch {
		return 'offline'; // no network, an unreachable service, or a timeout
	}
}

/** Only 201 and 409 mean stored: a captive portal or a host without the service sends another status. */
function toOutcome(status: number): SendOutcome {
	if (status === 201 || status === 409) return 'sent'; // 409: an earlier attempt stored it
	if (status === 429) return 'tooMany';
	// Any other status is not the visitor's fault: a wrong key, missing tables, or a server error.
	return [400, 413, 422].includes(status) ? 'refused' : 'server';
}
