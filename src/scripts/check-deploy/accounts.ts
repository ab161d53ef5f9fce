import { explainUnsafeKey } from '../../integrations/account-settings.ts';
import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { getProperty } from '../../lib/get-property.ts';
import type { Found } from './check-deploy.ts';
import { type Reply, send } from './request.ts';

const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';

const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();

/** The settings that the service shows to anybody, as supabase/config.toml has them. */
const declaredSettings = [
	['disable_signup', !enable_signup, 'whether visitors can sign up'],
	['mailer_autoconfirm', !email.enable_confirmations, 'whether members confirm their address'],
	['anonymous_users', enable_anonymous_sign_ins, 'whether visitors get an account without an address'],
] as const;

/** The account service that a page uses, found in its contact form. */
export function findService({ text }: Reply): { url: string; key: string } | undefined {
	const [, url, key] = /data-url="([^"]+)" data-key="([^"]+)"/.exec(text) ?? [];
	return url && key ? { url, key } : undefined;
}

/** Checks from outside that the account service responds, that its tables are closed and that addresses are confirmed. */
export async function checkAccounts(service: string, key: string, found: Found): Promise<void> {
	const wrong = explainUnsafeKey(key);
	if (wrong) {
		found(service, `PUBLIC_SUPABASE_PUBLISHABLE_KEY ${wrong} It is in the published pages: replace it now.`);
		return;
	}
	const ask = (path: string, body?: object) => {
		const headers = { apikey: key, 'content-type': 'application/json' };
		return send(`${service}/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
	};
	const reply = await ask('auth/v1/settings');
	const shown = parse(reply);
	const read = (name: string) => getProperty(shown, name) ?? getProperty(getProperty(shown, 'external'), name);
	if (isRefused(reply)) {
		found(service, 'it rejects the key. Set PUBLIC_SUPABASE_PUBLISHABLE_KEY to this project’s and build again.');
		return;
	}
	if (reply.status !== 200 || read('disable_signup') === undefined) {
		found(
			service,
			`${reply.outcome}, so it isn’t an account service. Is the project running? A free one pauses after a week without use.`,
		);
		return;
	}
	for (const [name, declared, what] of declaredSettings) {
		if (read(name) === declared) continue;
		found(
			service,
			`its settings differ from supabase/config.toml: ${what}. Push the settings: npx supabase@3 config push`,
		);
	}

	const credentials = { email: 'check-deploy@example.com', password: 'no such account' };
	const { text: signIn } = await ask('auth/v1/token?grant_type=password', credentials);
	if (/captcha/i.test(signIn)) {
		found(
			service,
			'nobody can sign in: CAPTCHA is on, and our forms send no token. Turn it off in the dashboard, Authentication.',
		);
	} else if (/email_provider_disabled/.test(signIn)) {
		found(service, 'nobody can sign in. Turn on the provider "Email" in the dashboard, Authentication.');
	}

	for (const table of ['users', 'contact_messages']) {
		const rows = await ask(`rest/v1/${table}?select=id&limit=1`);
		if (Array.isArray(parse(rows))) found(service, `ANYBODY CAN READ THE TABLE ${table}. ${pushTables}`);
		else if (!isRefused(rows)) found(service, `the table ${table} is missing: ${rows.outcome}. ${pushTables}`);
	}
	const call = await ask('rest/v1/rpc/save_class', { event_key: '', saved: true });
	if (!isRefused(call)) found(service, `the function save_class is missing: ${call.outcome}. ${pushTables}`);
}

function isRefused({ status, text }: Reply): boolean {
	return status === 401 || status === 403 || text.includes('"42501"');
}

/** The JSON of a response with status 200; undefined if it is something else. */
function parse({ status, text }: Reply): unknown {
	try {
		const value: unknown = JSON.parse(text);
		return status === 200 ? value : undefined;
	} catch {
		return undefined;
	}
}
