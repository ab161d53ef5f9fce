import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContactMail } from './hosted-parts.ts';

/** A mail as stored in the folder. */
export interface StoredMail {
	to: string;
	subject: string;
	/** The mail's link: to the account service, which redirects to the page that the form named. */
	link: string;
	text: string;
	/** The address that the gym's reply to a contact message goes to. */
	replyTo?: string | undefined;
}

/**
 * Stores the embedded service's mails as JSON files instead of sending them, and prints their links, so that sign-up and
 * password reset can be tried on this machine.
 */
export function createMailbox(folder: string | undefined) {
	let currentUrl = new URL('http://localhost');
	return {
		/** Sets the current request. The service's own links lack the port and the page to return to. */
		setRequest(request: Request): void {
			currentUrl = new URL(request.url);
		},
		async send({ to, subject, text = '' }: { to: string; subject: string; text?: string }): Promise<void> {
			if (!folder) return;
			const sent = /https?:\/\/\S+/.exec(text)?.[0];
			const link = sent ? setTarget(sent, currentUrl) : '';
			store(folder, { to, subject, link, text: text.replace(sent ?? '', link) });
			console.log(`Mail to ${to}: ${subject}${link && `\n  ${link}`}`);
		},
		/** Stores a message from the contact page, in the form the database posts to a mail service. */
		receive(message: ContactMail): void {
			if (!folder) return;
			const { to, subject, text, reply_to: replyTo } = message;
			const file = store(folder, { to, subject, link: '', text, replyTo });
			console.log(`${subject}\n  ${file}`);
		},
	};
}

function store(folder: string, mail: StoredMail): string {
	mkdirSync(folder, { recursive: true });
	const name = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}.json`;
	const file = path.join(folder, name);
	writeFileSync(file, `${JSON.stringify(mail, null, '\t')}\n`);
	return file;
}

function setTarget(link: string, { host, searchParams }: URL): string {
	const url = new URL(link);
	url.host = host;
	const page = searchParams.get('redirect_to');
	if (page) url.searchParams.set('redirect_to', page);
	return url.href;
}
