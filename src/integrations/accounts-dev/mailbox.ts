import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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
			const mail: KeptMail = { to, subject, link, text: text.replace(sent ?? '', link) };
			mkdirSync(folder, { recursive: true });
			const file = `${new Date().toISOString().replaceAll(':', '-')} ${randomUUID().slice(0, 8)}.json`;
			writeFileSync(path.join(folder, file), `${JSON.stringify(mail, null, '\t')}\n`);
			console.log(`Mail to ${to}: ${subject}${link && `\n  ${link}`}`);
		},
	};
}

function withTarget(link: string, { host, searchParams }: URL): string {
	const url = new URL(link);
	url.host = host;
	const page = searchParams.get('redirect_to');
	if (page) url.searchParams.set('redirect_to', page);
	return url.href;
}
