/** What a visitor writes to the gym. */
export interface Message {
	name: string;
	email: string;
	class: string;
	comment: string;
	/** What a link to the form carried, e.g. "Boxing, Tuesday 9:00am". */
	about?: string;
}

/** The most characters of each field; the database has the same limits (supabase/migrations). */
export const limits = { name: 100, email: 254, comment: 5000 };

/** Spaces and characters that nobody sees; a copied name or address may bring them along. The database has a longer list. */
const blank = String.raw`\s\xAD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F`;

/** What is wrong with a field; the sentences are in content/pages/contact.md, under "errors". */
export type MessageProblem = 'name' | 'email' | 'emailFormat' | 'comment';

/** How the attempt to send a message ended; all but "sent" have their sentence under "errors" too. */
export type SendOutcome = 'sent' | 'offline' | 'busy' | 'server' | 'refused';

/** The message in a form's fields, without spaces and invisible characters around the texts. */
export function readMessage(fields: FormData): Message {
	const text = (name: string) =>
		String(fields.get(name) ?? '')
			.replaceAll('\r\n', '\n')
			.replaceAll(new RegExp(`^[${blank}]+|[${blank}]+$`, 'g'), '');
	const about = text('about');
	// Left out if empty: a project that has not got the newest migration yet takes every other message.
	return {
		name: text('name'),
		email: text('email'),
		class: text('class'),
		comment: text('comment'),
		...(about && { about }),
	};
}

/** The fields that must be corrected before the message can be sent, in the order of the form. */
export function checkMessage({ name, email, comment }: Message): { field: keyof Message; problem: MessageProblem }[] {
	const problems: { field: keyof Message; problem: MessageProblem }[] = [];
	if (name === '') problems.push({ field: 'name', problem: 'name' });
	if (email === '') problems.push({ field: 'email', problem: 'email' });
	else if (!isEmailAddress(email)) problems.push({ field: 'email', problem: 'emailFormat' });
	if (comment.length > limits.comment) problems.push({ field: 'comment', problem: 'comment' });
	return problems;
}

/** Stores the message with the gym's account service. Gives up after 15 seconds; never throws. */
export async function sendMessage(message: Message, service: { url: string; key: string }): Promise<SendOutcome> {
	try {
		const { status } = await fetch(`${service.url.replace(/\/+$/, '')}/rest/v1/contact_messages`, {
			method: 'POST',
			headers: { apikey: service.key, 'Content-Type': 'application/json', Prefer: 'return=minimal' },
			body: JSON.stringify({ ...message, class: message.class || null }),
			signal: AbortSignal.timeout(15_000),
		});
		const outcome = outcomeOf(status);
		// eslint-disable-next-line no-console -- a wrong setting must be found by whoever looks after the site
		if (outcome === 'server') console.error('A message was not stored', { status });
		return outcome;
	} catch {
		return 'offline'; // no network, an address that nobody answers at, or too slow
	}
}

/** Only 201 means stored: a hotel's login page, or a host without the service, sends another status. */
function outcomeOf(status: number): SendOutcome {
	if (status === 201) return 'sent';
	if (status === 429) return 'busy';
	// The rest is about the site's key, the tables that are not there, or a service that fails: nothing the visitor typed.
	return [400, 413, 422].includes(status) ? 'refused' : 'server';
}

function isEmailAddress(text: string): boolean {
	return text.length <= limits.email && new RegExp(`^[^${blank}@]+@[^${blank}@]+\\.[^${blank}@]+$`).test(text);
}
