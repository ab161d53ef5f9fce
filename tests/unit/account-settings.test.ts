import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isReachable, readAccountSettings } from '~/integrations/hosting/account-settings.ts';
import { listen } from '~/scripts/shared/listen.ts';

const key = 'sb_publishable_abc';
const read = (url?: string, publishable: string | undefined = key) =>
	readAccountSettings({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishable });
/** A key in Supabase's older form: a JWT that names its role. */
const token = (role: string) => tokenOf(JSON.stringify({ iss: 'supabase', ref: 'abc', role }));
const tokenOf = (claims: string) =>
	['{"alg":"HS256"}', claims, 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');

it('a project that nothing answers for is told from one that answers', async () => {
	const server = createServer((_, response) => response.end());
	const origin = `http://localhost:${await listen(server, 0, 'localhost')}`;
	expect(await isReachable(origin)).toBe(true);
	server.closeAllConnections();
	server.close();
	expect(await isReachable(origin)).toBe(false);
});

describe('the settings for accounts', () => {
	it('are optional: without them the site has no accounts', () => {
		for (const none of [readAccountSettings({}), read('', '')])
			expect(none).toEqual({ kind: 'none', url: '', key: '' });
	});

	it('point to the site’s own server or to a Supabase project, by either form of the public key', () => {
		expect(read('/')).toEqual({ kind: 'embedded', url: '/', key });
		expect(read('https://abc.supabase.co/')).toEqual({ kind: 'project', url: 'https://abc.supabase.co', key });
		expect(read('https://abc.supabase.co', token('anon'))).toMatchObject({ kind: 'project', key: token('anon') });
		expect(read('http://localhost:54321')).toEqual({ kind: 'project', url: 'http://localhost:54321', key });
	});

	it.each([
		...['abc.example', 'http://abc.supabase.co', 'https://*.supabase.co', 'javascript:alert(1)', '/elsewhere'],
		...['https://abc.supabase.co/rest/v1/', 'abc.supabase.co', 'https://abc.supabase.co/?key=1'],
		`postgresql:${'/'.repeat(2)}postgres:open-sesame@db.abc.supabase.co:5432/postgres`,
	])('reject "%s" as the address, without printing it', (url) => {
		expect(() => read(url)).toThrow(
			/^PUBLIC_SUPABASE_URL is not the address of a project\. Write an address such as "https:\/\/abcdefgh\.supabase\.co"\.$/,
		);
		expect(() => read(url)).not.toThrow(url);
	});

	it('need both the address and the key', () => {
		expect(() => read('https://abc.supabase.co', '')).toThrow('Set PUBLIC_SUPABASE_PUBLISHABLE_KEY too');
		expect(() => read(undefined)).toThrow('Set PUBLIC_SUPABASE_URL too');
	});

	it.each([
		['sb_secret_abc', 'is a secret key'],
		['sbp_0123456789abcdef', 'is a secret key'],
		[token('service_role'), 'is a secret key'],
		[`'${token('service_role')}'`, 'is a secret key'],
		[tokenOf('{"x":{"role":"anon"},"role":"service_role"}'), 'is a secret key'],
		[token('authenticated'), 'is not a publishable key'],
		[tokenOf('{"x":{"role":"anon"}}'), 'is not a publishable key'],
		['correct horse battery staple', 'is not a publishable key'],
		['"sb_publishable_abc"', 'is not a publishable key'],
		[`"${token('anon')}"`, 'is not a publishable key'],
		['sb_publishable_é', 'is not a publishable key'],
		['sb_publishable_sb_secret_abc', 'is a secret key'],
	])('reject %s as the key, without printing it', (secret, reason) => {
		expect(() => read('https://abc.supabase.co', secret)).toThrow(`PUBLIC_SUPABASE_PUBLISHABLE_KEY ${reason}`);
		expect(() => read('https://abc.supabase.co', secret)).not.toThrow(secret);
	});
});
