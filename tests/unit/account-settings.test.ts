import { describe, expect, it } from 'vitest';
import { accountSettings } from '~/tooling/serve/account-settings';

const key = 'sb_publishable_abc';
const read = (url?: string, publishable: string | undefined = key) =>
	accountSettings({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishable });

describe('the settings for accounts', () => {
	it('may be left out, for a site without accounts', () => {
		expect(accountSettings({})).toEqual({ kind: 'none' });
		expect(read('', ' ')).toEqual({ kind: 'none' });
	});

	it('name the site’s own server or a project', () => {
		expect(read('/')).toEqual({ kind: 'embedded', key });
		expect(read('https://abc.supabase.co/')).toEqual({ kind: 'project', origin: 'https://abc.supabase.co', key });
		expect(read('http://localhost:54321')).toEqual({ kind: 'project', origin: 'http://localhost:54321', key });
	});

	it.each(['abc.supabase.co', 'http://abc.supabase.co', 'javascript:alert(1)', '/elsewhere'])(
		'cannot have "%s" as the address',
		(url) => {
			expect(() => read(url)).toThrow(
				`PUBLIC_SUPABASE_URL is "${url}". Write the address of the project, e.g. "https://abcdefgh.supabase.co"`,
			);
		},
	);

	it('are needed both', () => {
		expect(() => read('https://abc.supabase.co', '')).toThrow('Set PUBLIC_SUPABASE_PUBLISHABLE_KEY too');
		expect(() => read(undefined)).toThrow('Set PUBLIC_SUPABASE_URL too');
	});

	it.each(['sb_secret_abc', `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.x`])(
		'never publish the secret key %s',
		(secret) => {
			expect(() => read('https://abc.supabase.co', secret)).toThrow('holds a secret key');
		},
	);
});
