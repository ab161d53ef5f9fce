import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { getProperty } from '../../lib/get-property.ts';
import { type Reply, send } from './requests.ts';

const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();

/** The settings that the service shows to anybody, as supabase/config.toml has them. */
const declaredSettings = [
	['disable_signup', !enable_signup, 'whether visitors can sign up'],
	['mailer_autoconfirm', !email.enable_confirmations, 'whether members confirm their address'],
	['anonymous_users', enable_anonymous_sign_ins, 'whether visitors get an account without an address'],
] as const;

/** What visitors must not read or call. */
const closed: [what: string, path: string, body?: object][] = [
	['users table', 'rest/v1/users?select=id&limit=1'],
	['contact_messages table', 'rest/v1/contact_messages?select=id&limit=1'],
	['save_class function', 'rest/v1/rpc/save_class', { event_key: '', saved: true }],
];

/** Checks that the service responds and has our settings, and that its tables are closed. @returns the errors. */
export async function* checkAccounts(service: string, key: string): AsyncGenerator<string, void, void> {
	const request = (path: string, body?: object) => {
		const headers = { apikey: key, 'content-type': 'application/json' };
		return send(`${service}/${path}`, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers });
	};
	const settings = await request('auth/v1/settings');
	if (isRefused(settings)) {
		return yield 'it rejects the key. Build again with this project’s PUBLIC_SUPABASE_PUBLISHABLE_KEY.';
	}
	const shown = parse(settings);
	const read = (name: string) => getProperty(shown, name) ?? getProperty(getProperty(shown, 'external'), name);
	if (read('disable_signup') === undefined) {
		const advice = 'Is the project running? A free one pauses after a week without use.';
		return yield `${settings.outcome} instead of the account service’s settings. ${advice}`;
	}
	for (const [name, declared, what] of declaredSettings) {
		const push = 'Push the settings: npx supabase@3 config push';
		if (read(name) !== declared) yield `its settings differ from supabase/config.toml: ${what}. ${push}`;
	}

	const credentials = { email: 'check-deploy@example.com', password: 'no such account' };
	const signIn = String((await request('auth/v1/token?grant_type=password', credentials)).body);
	const inDashboard = 'in the dashboard, under Authentication.';
	if (/captcha/i.test(signIn)) {
		yield `nobody can sign in: CAPTCHA is on, and our forms send no token. Turn it off ${inDashboard}`;
	} else if (/email_provider_disabled/.test(signIn)) {
		yield `nobody can sign in. Turn on the "Email" provider ${inDashboard}`;
	}

	for (const [what, path, body] of closed) {
		const reply = await request(path, body);
		if (Array.isArray(parse(reply))) yield `ANYBODY CAN USE the ${what}. ${pushTables}`;
		else if (reply.status === 0 || reply.status >= 500) {
			yield `can’t check the ${what}: ${reply.outcome}. Run this check again in a few minutes.`;
		} else if (!isRefused(reply)) yield `the ${what} is missing: ${reply.outcome}. ${pushTables}`;
	}
}

function isRefused({ status, body }: Reply): boolean {
	return status === 401 || status === 403 || String(body).includes('"42501"');
}

/** The JSON of a response with status 200; undefined if it is something else. */
function parse({ status, body }: Reply): unknown {
	try {
		const value: unknown = JSON.parse(String(body));
		return status === 200 ? value : undefined;
	} catch {
		return undefined;
	}
}
