import { wrongWithKey } from '../../serve/account-settings.ts';
import { type Answer, ask } from './ask.ts';
import type { Finding } from './site.ts';

type AccountFinding = Finding<'accounts'>;

/** The account service that a page names: what the contact form sends its messages to. */
export function serviceIn(html: string): { url: string; key: string } | undefined {
	const [, url, key] = /data-url="([^"]+)" data-key="([^"]+)"/.exec(html) ?? [];
	return url && key ? { url, key } : undefined;
}

/** Asks the account service as any visitor could: is it there, are the tables there and closed, are addresses confirmed? */
export async function lookAtAccounts(origin: string, named: { url: string; key: string }): Promise<AccountFinding[]> {
	const secret = wrongWithKey(named.key);
	if (secret)
		return [wrong(`PUBLIC_SUPABASE_PUBLISHABLE_KEY ${secret} It is in the pages that are live: replace it now.`)];
	const service = new URL(named.url, origin).href.replace(/\/$/, '');
	const headers = { apikey: named.key };
	try {
		const settings = await ask(`${service}/auth/v1/settings`, { headers });
		if (settings.status === 401 || settings.status === 403) {
			return [
				wrong(
					`${service} refuses the key of the pages. Set PUBLIC_SUPABASE_PUBLISHABLE_KEY to the key of this project and build again.`,
				),
			];
		}
		if (settings.status !== 200)
			return [wrong(`${service} answers ${settings.status}: is the project running, is its address right?`)];
		return [
			right(`${service} answers, with a key that may be known`),
			lookAtSettings(settings),
			...(await lookAtReading(service, headers)),
			await lookAtMessages(service, headers),
		];
	} catch (error) {
		return [
			wrong(
				`${service} cannot be reached (${reason(error)}): nobody can sign in or send a message. A free project sleeps after a week without use.`,
			),
		];
	}
}

function lookAtSettings({ text }: Answer): AccountFinding {
	if (/"disable_signup": *true/.test(text))
		return wrong('Nobody can sign up: allow new users in the dashboard, Authentication.');
	if (/"mailer_autoconfirm": *true/.test(text)) {
		return wrong(
			'Addresses are not confirmed by mail: anybody can sign up with anybody’s address. Switch on "Confirm email" in the dashboard, Authentication.',
		);
	}
	return right('new accounts confirm their address by mail');
}

/** A visitor reads neither table. */
async function lookAtReading(service: string, headers: { apikey: string }): Promise<AccountFinding[]> {
	const tables = [
		{ table: 'users', holds: 'the records of all members' },
		{ table: 'contact_messages', holds: 'all messages to the gym' },
	];
	const findings = tables.map(async ({ table, holds }) => {
		const { status, text } = await ask(`${service}/rest/v1/${table}?select=id&limit=1`, { headers });
		if (isMissing(status, text)) {
			return wrong(`There is no table ${table}. Send the database our tables: npx supabase@3 db push --remote`);
		}
		if (status === 200 && text.trim() !== '[]') {
			return wrong(`ANYBODY CAN READ ${table}: ${holds}. Send the database our rules: npx supabase@3 db push --remote`);
		}
		if (status === 200) {
			return wrong(
				`Visitors may ask for ${table}; today nothing comes. Send the database our rules: npx supabase@3 db push --remote`,
			);
		}
		if (status === 401 || status === 403) return right(`${table} is closed to visitors`);
		return wrong(`Reading ${table} answers ${status}, neither refused nor there.`);
	});
	return Promise.all(findings);
}

/** A message that the table's own rules refuse, so that none is left there: whoever may not write at all is refused otherwise. */
async function lookAtMessages(service: string, headers: { apikey: string }): Promise<AccountFinding> {
	const { status, text } = await ask(`${service}/rest/v1/contact_messages`, {
		method: 'POST',
		headers: { ...headers, 'content-type': 'application/json', prefer: 'return=minimal' },
		body: JSON.stringify({ name: ' ', email: '', comment: 'check:deploy' }),
	});
	if (status === 201)
		return wrong(
			'contact_messages takes a message without a name. Send the database our rules: npx supabase@3 db push --remote',
		);
	if (isMissing(status, text)) return wrong('Messages of the contact page have no table to go to.');
	if (status === 401 || status === 403 || text.includes('"42501"')) {
		return wrong(
			'Visitors may not send a message: the contact form fails. Send the database our rules: npx supabase@3 db push --remote',
		);
	}
	if (status >= 400 && status < 500) return right('visitors can send a message');
	return wrong(`Sending a message answers ${status}.`);
}

function isMissing(status: number, text: string): boolean {
	return status === 404 || text.includes('"42P01"') || text.includes('"PGRST205"');
}

function reason(error: unknown): string {
	return error instanceof Error ? error.message || error.name : String(error);
}

function right(text: string): AccountFinding {
	return { topic: 'accounts', ok: true, text };
}

function wrong(text: string): AccountFinding {
	return { topic: 'accounts', ok: false, text };
}
