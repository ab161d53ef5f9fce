import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContactMail } from './hosted-parts.ts';

/**
 * Stores the embedded service's emails as JSON files instead of sending them, and prints their links, so that sign-up and
 * password reset can be tried on this machine.
 */
export function createMailbox(folder: string | undefined) {
	let currentUrl = new URL('http://localhost');
	return {
		/** Sets the current request. The service's own links lack the page to return to. */
		setRequest(request: Request): void {
			currentUrl = new URL(request.url);
		},
		async send({ to, subject, html = '' }: { to: string; subject: string; html?: string }): Promise<void> {
			if (!folder) return;
			const page = currentUrl.searchParams.get('redirect_to') ?? currentUrl.origin;
			const text = html
				.replaceAll(/<[^>]*>/g, '')
				.replaceAll('http://site.invalid#', `${page}#`)
				.replaceAll('http://site.invalid', currentUrl.origin)
				.trim();
			const link = /\S+#\S+/.exec(text)?.[0] ?? '';
			store(folder, { to, subject, link, text });
			console.log(`Email to ${to}: ${subject}${link && `\n  ${link}`}`);
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

/** @param mail its link is to the page that the form named; the gym's reply to a contact message goes to `replyTo`. */
function store(folder: string, mail: { [field: string]: string | undefined }): string {
	mkdirSync(folder, { recursive: true });
	const name = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}.json`;
	const file = path.join(folder, name);
	writeFileSync(file, `${JSON.stringify(mail, null, '\t')}\n`);
	return file;
}
