import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An email, in the form that the database posts to a mail service for a contact message. */
export interface Mail {
	to: string;
	subject: string;
	text: string;
	link?: string | undefined; // in an email of the account service
}

/** An email as the account service sends it. */
export type Sent = Pick<Mail, 'to' | 'subject'> & { html: string };

/**
 * Stores the embedded service's emails as JSON files instead of sending them, and prints their links, so that sign-up and
 * password reset can be tried on this machine.
 */
export function createMailbox(folder: string | undefined) {
	function store(mail: Mail): void {
		if (!folder) return;
		mkdirSync(folder, { recursive: true });
		const name = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}.json`;
		const file = path.join(folder, name);
		writeFileSync(file, `${JSON.stringify(mail, null, '\t')}\n`);
		console.log(`Email to ${mail.to}: ${mail.subject}\n  ${mail.link ?? file}`);
	}
	return {
		store,
		/** The links lead to the server that got the request. */
		send({ to, subject, html }: Sent, { url }: Request): void {
			const text = html
				.replaceAll(/<[^>]*>/g, '')
				.replaceAll('http://site.invalid', new URL(url).origin)
				.trim();
			store({ to, subject, text, link: /\S+#\S+/.exec(text)?.[0] });
		},
	};
}
