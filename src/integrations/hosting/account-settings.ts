import { getProperty } from '../../lib/get-property.ts';
import { buildEnvironment, type Environment } from './site-address.ts';

/** The key that the embedded service accepts. Not a secret: it grants only what every visitor may do. */
export const embeddedKey = 'sb_publishable_gym_on_this_machine';

/** The settings of a build that uses accounts from the site's own server (serve.ts or `npm run dev`). */
export const embeddedSettings = { PUBLIC_SUPABASE_URL: '/', PUBLIC_SUPABASE_PUBLISHABLE_KEY: embeddedKey };

/** The account that the embedded service is seeded with (supabase/seed.sql). */
export const testAccount = { email: 'test@example.com', password: 'ember-test' };

/** Which service has the accounts, and its address and key. */
export interface AccountSettings {
	kind: 'none' | 'embedded' | 'project';
	/** Empty without a service, "/" for the embedded one, or the origin of a Supabase project. */
	url: string;
	key: string;
}

/** Reads and validates the two settings. @throws if they are invalid, or if the key must stay secret. */
export function readAccountSettings(environment: Environment = buildEnvironment()): AccountSettings {
	const { PUBLIC_SUPABASE_URL: address = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: key = '' } = environment;
	if (address === '' && key === '') return { kind: 'none', url: '', key: '' };
	if (address === '' || key === '') {
		const missing = address === '' ? 'PUBLIC_SUPABASE_URL' : 'PUBLIC_SUPABASE_PUBLISHABLE_KEY';
		throw new Error(
			`Set ${missing} too, or remove the other setting: accounts need both the address and the key (see .env.example).`,
		);
	}
	const error = explainUnsafeKey(key);
	if (error) throw new Error(`PUBLIC_SUPABASE_PUBLISHABLE_KEY ${error}`);
	if (address === '/') return { kind: 'embedded', url: '/', key };
	const url = parseProjectOrigin(address);
	if (url) return { kind: 'project', url, key };
	// The address is not printed, because that of a database contains a password.
	throw new Error(
		'PUBLIC_SUPABASE_URL is not the address of a project. Write an address such as "https://abcdefgh.supabase.co".',
	);
}

/** Whether a project answers within five seconds. */
export async function isReachable(origin: string): Promise<boolean> {
	const request = fetch(`${origin}/auth/v1/health`, { signal: AbortSignal.timeout(5000) });
	return request.then(
		() => true,
		() => false,
	);
}

/**
 * Why a key must not be published; undefined if it may. Two kinds are safe: "sb_publishable_…", and the older token with
 * the role "anon". The text never contains the key, because builds keep logs.
 */
function explainUnsafeKey(key: string): string | undefined {
	const role = readRole(key);
	const use = 'Use the publishable key ("sb_publishable_…") of the project instead';
	if (/sb_secret_|sbp_/.test(key) || role === 'service_role') {
		return `is a secret key. Everyone could read it in the built pages. ${use}, and replace the secret key if it was ever published.`;
	}
	if (/^sb_publishable_[\w-]+$/.test(key) || (role === 'anon' && /^[\w.-]+$/.test(key))) return undefined;
	return `is not a publishable key, or has extra characters, such as quotes. If it is a password, everyone could read it in the built pages. ${use}.`;
}

/** The role claimed in the payload of an older key, a JSON Web Token. */
function readRole(key: string): unknown {
	const [, claims] = /[\w-]+\.([\w-]+)\.[\w-]+/.exec(key) ?? [];
	try {
		return getProperty(JSON.parse(Buffer.from(claims ?? '', 'base64url').toString()), 'role');
	} catch {
		return undefined; // not a token
	}
}

/** The origin of a project's address; undefined if the address is invalid or has a path. */
function parseProjectOrigin(address: string): string | undefined {
	const { protocol, hostname = '', origin, href } = URL.parse(address) ?? {};
	const safe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
	const isOneHost = /^\w[\w.-]*$/.test(hostname); // "*.supabase.co" in the security policy would allow every project
	return safe && isOneHost && href === `${origin}/` ? origin : undefined;
}
