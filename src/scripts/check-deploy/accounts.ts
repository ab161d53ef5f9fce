import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { getProperty } from '../../lib/get-property.ts';
import { type Answer, ask, type Reply, send } from './requests.ts';

/** Supabase's secret key; the older one names its role in Base64. */
const secret = /sb_secret_\w|InNlcnZpY2Vfcm9sZS|c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ/;

/** The address of a project and its public key, as a page names them. */
interface Service {
	origin: string;
	key: string;
}

/** Asks whether the service is set up as supabase/config.toml says, and whether anything secret is published. */
export async function* askAboutAccounts(get: (path: string) => Promise<Reply>): AsyncGenerator<Answer> {
	const service = findService(await get('/contact'));
	const [accounts, tables] = ['The account service', 'Its tables'];
	const none = '– The site was built without accounts: PUBLIC_SUPABASE_URL isn’t set.';
	yield service ? ask(accounts, ...(await explainSettings(service))) : ask(accounts, none);
	yield service ? ask(tables, ...(await explainTables(service))) : ask(tables, none);

	const suspects: string[] = [];
	// The list grows while it is read: scripts name other scripts.
	const paths = ['/', '/contact', '/login'];
	for (const path of paths) {
		const { body } = await get(path);
		if (secret.test(body)) suspects.push(`${path} CONTAINS A SECRET KEY. Replace the key in Supabase now.`);
		const scripts = body.match(/[\w.-]+\.[\w-]{6,}\.js\b/g)?.map((script) => `/_astro/${script}`) ?? [];
		paths.push(...new Set(scripts).difference(new Set(paths)));
	}
	yield ask('Secret keys in pages and scripts', ...suspects);
}

/** The project that the contact form names; "/" is the site itself. */
function findService({ url, body }: Reply): Service | undefined {
	const [, project] = /data-url="?([^"\s>]+)/.exec(body) ?? [];
	const [, key] = /data-key="?([^"\s>]+)/.exec(body) ?? [];
	return project && key ? { origin: new URL(project, url).origin, key } : undefined;
}

async function explainSettings(service: Service): Promise<(string | false)[]> {
	const settings = await request(service, 'auth/v1/settings');
	if (isRefused(settings))
		return ['It rejects the key. Build again with this project’s PUBLIC_SUPABASE_PUBLISHABLE_KEY.'];
	const shown = parse(settings);
	const external = getProperty(shown, 'external');
	if (external === undefined) {
		const advice = 'Is PUBLIC_SUPABASE_URL right, and the project running? A free one pauses after a week without use.';
		return [`${service.origin}: ${settings.outcome} instead of its settings. ${advice}`];
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
async function explainTables(service: Service): Promise<string[]> {
	const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
	const wrong: string[] = [];
	for (const table of ['users', 'contact_messages']) {
		const reply = await request(service, `rest/v1/${table}?select=id&limit=1`);
		if (Array.isArray(parse(reply))) wrong.push(`ANYBODY CAN READ the table ${table}. ${pushTables}`);
		else if (reply.status === 0 || reply.status >= 500) wrong.push(`${table}: ${reply.outcome}. Try again later.`);
		else if (!isRefused(reply)) wrong.push(`The table ${table} is missing: ${reply.outcome}. ${pushTables}`);
	}
	return wrong;
}

function request({ origin, key }: Service, path: string): Promise<Reply> {
	return send(`${origin}/${path}`, { apikey: key });
}

function isRefused({ status, body }: Reply): boolean {
	return status === 401 || status === 403 || body.includes('"42501"');
}

/** The JSON of a response with status 200; undefined if it is something else. */
function parse({ status, body }: Reply): unknown {
	try {
		const value: unknown = JSON.parse(body);
		return status === 200 ? value : undefined;
	} catch {
		return undefined;
	}
}
