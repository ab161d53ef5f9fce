import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { getProperty } from '../../lib/get-property.ts';
import { type Answer, type Get, send } from './requests.ts';

/** Supabase's secret key; the older one names its role in Base64. */
const secret = /sb_secret_\w|InNlcnZpY2Vfcm9sZS|c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ/;

/** Asks whether the account service is set up as in supabase/, and whether anything secret is published. */
export async function* askAboutAccounts(get: Get): AsyncGenerator<Answer> {
	// The contact form names the project; "/" is the site itself.
	const { url, body } = await get('/contact');
	const [, project] = /data-url="?([^"\s>]+)/.exec(body) ?? [];
	const [, key] = /data-key="?([^"\s>]+)/.exec(body) ?? [];
	if (project && key) {
		const request = (path: string) => send(new URL(path, new URL(project, url)).href, { apikey: key });
		yield ['The account service', ...(await explainSettings(request))];
		yield ['Its tables', ...(await explainTables(request))];
	} else {
		yield ['The account service', '– The site was built without accounts: PUBLIC_SUPABASE_URL isn’t set.'];
	}

	const suspects: string[] = [];
	const paths = ['/', '/contact', '/login'];
	for (const path of paths) {
		const { body } = await get(path);
		if (secret.test(body)) suspects.push(`${path} CONTAINS A SECRET KEY. Replace the key in Supabase now.`);
		const scripts = body.match(/[\w.-]+\.[\w-]{6,}\.js\b/g)?.map((script) => `/_astro/${script}`) ?? [];
		paths.push(...new Set(scripts).difference(new Set(paths))); // the loop reads them too
	}
	yield ['Secret keys in pages and scripts', ...suspects];
}

/** Whether the service responds and is set up as supabase/config.toml says. */
async function explainSettings(request: Get): Promise<(string | false)[]> {
	const { url, status, outcome, body } = await request('/auth/v1/settings');
	const shown: unknown = status === 200 && body.startsWith('{') ? JSON.parse(body) : undefined;
	const external = getProperty(shown, 'external');
	if (external === undefined) {
		const advice =
			'Are its address and key right, and is the project running? A free one pauses after a week without use.';
		return [`${url}: ${outcome} instead of its settings. ${advice}`];
	}
	const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();
	const declared = {
		disable_signup: !enable_signup,
		mailer_autoconfirm: !email.enable_confirmations,
		anonymous_users: enable_anonymous_sign_ins,
		email: true, // sign-in with an email address
	};
	return Object.entries(declared).map(([name, value]) => {
		const found = getProperty(shown, name) ?? getProperty(external, name);
		const advice = 'supabase/config.toml says something else. Push the settings: npx supabase@3 config push';
		return found !== value && `"${name}" is ${String(found)}; ${advice}`;
	});
}

/** Whether the tables exist and visitors can't read them. */
async function explainTables(request: Get): Promise<string[]> {
	const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
	const wrong: string[] = [];
	for (const table of ['users', 'contact_messages']) {
		const { status, outcome, body } = await request(`/rest/v1/${table}?select=id&limit=1`);
		if (status === 200 && body.startsWith('[')) wrong.push(`ANYBODY CAN READ the table ${table}. ${pushTables}`);
		else if (status !== 401 && status !== 403) wrong.push(`The table ${table} is missing: ${outcome}. ${pushTables}`);
	}
	return wrong;
}
