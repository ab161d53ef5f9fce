import { loadEnv } from 'vite';

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
	if (isSecret(key)) {
		throw new Error(
			'PUBLIC_SUPABASE_PUBLISHABLE_KEY holds a secret key, which everyone could read in the built pages. ' +
				'Use the publishable key ("sb_publishable_…") of the project instead, and replace the secret key if it was ever published.',
		);
	}
	if (address === '/') return { kind: 'embedded', key };
	const { protocol, hostname, origin } = URL.parse(address) ?? {};
	if (
		origin &&
		(protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname ?? '')))
	) {
		return { kind: 'project', origin, key };
	}
	throw new Error(
		`PUBLIC_SUPABASE_URL is "${address}". Write the address of the project, e.g. "https://abcdefgh.supabase.co", ` +
			'or "/" for the service that the site’s own server offers.',
	);
}

function missing(name: string): Error {
	return new Error(`Set ${name} too, or neither of the two: accounts need the address and the key (see .env.example).`);
}

/** Secret keys come in two forms: "sb_secret_…", and an older token that names its role. */
function isSecret(key: string): boolean {
	const claims = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString();
	return key.startsWith('sb_secret_') || claims.includes('"service_role"');
}
