import { loadEnv } from 'vite';
import { getProperty } from '../../lib/get-property.ts';

/** The key the embedded service accepts. It opens nothing that a visitor may not do, so it is no secret. */
export const embeddedKey = 'sb_publishable_ember_gym_on_this_machine';

/** What a build is told to use accounts from the site's own server (serve.ts, or `npm run dev`). */
export const embeddedSettings = { PUBLIC_SUPABASE_URL: '/', PUBLIC_SUPABASE_PUBLISHABLE_KEY: embeddedKey };

/** Where accounts live: nowhere, in the service that the site's own server offers, or in a Supabase project. */
export type AccountSettings =
	{ kind: 'none' } | { kind: 'embedded'; key: string } | { kind: 'project'; origin: string; key: string };

/**
 * Reads and checks the two settings, from the environment and the .env files as Astro does.
 * @throws when they cannot work, or would publish a key that must stay secret.
 */
export function accountSettings(
	environment: Record<string, string | undefined> = loadEnv('production', process.cwd(), 'PUBLIC_SUPABASE_'),
): AccountSettings {
	const address = environment['PUBLIC_SUPABASE_URL']?.trim() ?? '';
	const key = environment['PUBLIC_SUPABASE_PUBLISHABLE_KEY']?.trim() ?? '';
	if (address === '' && key === '') return { kind: 'none' };
	if (address === '') throw missing('PUBLIC_SUPABASE_URL');
	if (key === '') throw missing('PUBLIC_SUPABASE_PUBLISHABLE_KEY');
	const wrong = wrongWithKey(key);
	if (wrong) throw new Error(`PUBLIC_SUPABASE_PUBLISHABLE_KEY ${wrong}`);
	if (address === '/') return { kind: 'embedded', key };
	const origin = projectOrigin(address);
	if (origin) return { kind: 'project', origin, key };
	throw new Error(
		`PUBLIC_SUPABASE_URL is ${/@/.test(address) ? 'another kind of address' : `"${address}"`}. Write ${meant(address) ?? 'the address of the project, e.g. "https://abcdefgh.supabase.co"'}, ` +
			'or "/" for the service that the site’s own server offers.',
	);
}

function missing(name: string): Error {
	return new Error(`Set ${name} too, or neither of the two: accounts need the address and the key (see .env.example).`);
}

/**
 * Why a text is not a key to publish; nothing when it is one. Only two forms are known to open nothing that a visitor
 * may not do: "sb_publishable_…", and the older token with the role "anon". The key itself is never repeated: builds
 * keep logs.
 */
export function wrongWithKey(key: string): string | undefined {
	const bare = key.replace(/^["'\s]*(Bearer\s+)?|["'\s]+$/gi, '');
	const role = roleOf(bare);
	const secret = /sb_secret_|sbp_/.test(key) || role === 'service_role';
	const publishable = !secret && (/^sb_publishable_[\w-]+$/.test(bare) || role === 'anon');
	if (publishable && bare === key) return undefined;
	if (publishable) return 'holds more than the key: write it alone, without quotes, spaces or a word in front.';
	const use = 'Use the publishable key ("sb_publishable_…") of the project instead';
	if (secret) {
		return `holds a secret key, which everyone could read in the built pages. ${use}, and replace the secret key if it was ever published.`;
	}
	if (role !== undefined) return `holds a token with the role "${role}", not "anon". ${use}.`;
	return `holds something else than a key to publish, perhaps a password, which everyone could read in the built pages. ${use}.`;
}

/** The role that an older key, a JSON Web Token, claims in its middle part. */
function roleOf(key: string): string | undefined {
	const [, claims] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
	if (claims === undefined) return undefined;
	try {
		const role = getProperty(JSON.parse(Buffer.from(claims, 'base64url').toString()), 'role');
		return typeof role === 'string' && /^\w+$/.test(role) ? role : undefined;
	} catch {
		return undefined; // no token
	}
}

/** The origin of a project's address; nothing when it is another address, or has something behind the host. */
function projectOrigin(address: string): string | undefined {
	const { protocol, hostname = '', origin, href } = URL.parse(address) ?? {};
	const safe = protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname));
	const ofDashboard = /^(app\.|www\.)?supabase\.(com|io)$/.test(hostname);
	const isOneHost = /^\w[\w.-]*$/.test(hostname); // "*.supabase.co" would let every project into the security policy
	return safe && isOneHost && !ofDashboard && href === `${origin}/` ? origin : undefined;
}

/** The address that was probably meant by one of the API, of the dashboard, or without "https://". */
function meant(address: string): string | undefined {
	const [, reference] =
		/\b([a-z\d]{15,})\.supabase\.co\b/.exec(address) ?? /\/project\/([a-z\d]{15,})\b/.exec(address) ?? [];
	return reference && `"https://${reference}.supabase.co"`;
}
