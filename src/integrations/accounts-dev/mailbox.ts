import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ContactMail } from './hosted-parts.ts';

/** The parts of a mail that the account service hands over. */
interface Mail {
	to: string;
	subject: string;
	text?: string;
}

/** A mail as it lies in the folder. */
export interface KeptMail {
	to: string;
	subject: string;
	/** Where its link leads: the account service, and from there to the page that the visitor's form named. */
	link: string;
	text: string;
	/** Who gets the gym's reply to a message from the contact page. */
	replyTo?: string | undefined;
}

/**
 * Takes the embedded service's mails instead of sending them: each becomes a file (JSON) in the folder, and its link is
 * printed, so that confirming an address or a forgotten password can be tried to the end on this machine.
 */
export function mailbox(folder: string | undefined) {
	let asked = new URL('http://localhost');
	return {
		/** Names the request under way. The service forgets which page it wants the mail to lead to, and at which port it runs. */
		answerTo(request: Request): void {
			asked = new URL(request.url);
		},
		async send({ to, subject, text = '' }: Mail): Promise<void> {
			if (!folder) return;
			const sent = /https?:\/\/\S+/.exec(text)?.[0];
			const link = sent ? withTarget(sent, asked) : '';
			keep(folder, { to, subject, link, text: text.replace(sent ?? '', link) });
			console.log(`Mail to ${to}: ${subject}${link && `\n  ${link}`}`);
		},
		/** Takes a message from the contact page, as the database hands it to a mail service. */
		receive(message: ContactMail): void {
			if (!folder) return;
			const { to, subject, text, reply_to: replyTo } = message;
			const file = keep(folder, { to, subject, link: '', text, replyTo });
			console.log(`${subject}\n  ${file}`);
		},
	};
}

function keep(folder: string, mail: KeptMail): string {
	mkdirSync(folder, { recursive: true });
	const name = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}.json`;
	const file = path.join(folder, name);
	writeFileSync(file, `${JSON.stringify(mail, null, '\t')}\n`);
	return file;
}

function withTarget(link: string, { host, searchParams }: URL): string {
	const url = new URL(link);
	url.host = host;
	const page = searchParams.get('redirect_to');
	if (page) url.searchParams.set('redirect_to', page);
	return url.href;
}
