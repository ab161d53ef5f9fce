import { buildEnvironment, type Environment } from './site-address.ts';

/** The key that the embedded service accepts. Not a secret: it grants only what every visitor may do. */
export const embeddedKey = 'sb_publishable_gym_on_this_machine';

/** The settings of a build that uses accounts from the site's own server (`npm start` or `npm run dev`). */
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

/** Reads and validates the two settings. @throws without what they contain, because builds keep logs. */
export function readAccountSettings(environment: Environment = buildEnvironment()): AccountSettings {
	const { PUBLIC_SUPABASE_URL: address = '', PUBLIC_SUPABASE_PUBLISHABLE_KEY: key = '' } = environment;
	if (address === '' && key === '') return { kind: 'none', url: '', key: '' };
	if (address === '' || key === '')
		throw new Error(
			'Only one of PUBLIC_SUPABASE_URL and PUBLIC_SUPABASE_PUBLISHABLE_KEY is set. Set both, or neither for a site without accounts.',
		);
	// Everyone can read the key in the built pages. A secret key must never get there.
	if (!isPublishable(key))
		throw new Error(
			'PUBLIC_SUPABASE_PUBLISHABLE_KEY is not a publishable key. Use the one of the project that begins with "sb_publishable_", ' +
				'without quotes. If a secret key was ever published, replace it.',
		);
	if (address === '/') return { kind: 'embedded', url: '/', key };
	// One host: "*.supabase.co" in the security policy would allow every project.
	const [url] = /^(https:\/\/\w[\w.-]*|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?(?=\/?$)/.exec(address) ?? [];
	if (url) return { kind: 'project', url, key };
	throw new Error(
		'PUBLIC_SUPABASE_URL is not the address of a project. Write an address such as "https://abcdefgh.supabase.co".',
	);
}

/** Two kinds of keys are safe: "sb_publishable_…", and the older JSON Web Token whose payload has the role "anon". */
function isPublishable(key: string): boolean {
	if (/^sb_publishable_(?!.*(sb_secret_|sbp_))[\w-]+$/.test(key)) return true;
	const [, claims = ''] = /^[\w-]+\.([\w-]+)\.[\w-]+$/.exec(key) ?? [];
	return /"role": ?"anon"/.test(Buffer.from(claims, 'base64url').toString());
}
