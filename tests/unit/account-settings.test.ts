import { expect, it } from 'vitest';
import { readAccountSettings } from '~/integrations/hosting/account-settings.ts';

const key = 'sb_publishable_abc';
const read = (url?: string, publishable: string | undefined = key) =>
	readAccountSettings({ PUBLIC_SUPABASE_URL: url, PUBLIC_SUPABASE_PUBLISHABLE_KEY: publishable });

it('settings for accounts are optional, and set together', () => {
	expect(read('', '')).toEqual({ kind: 'none', url: '', key: '' });
	for (const only of [() => read('https://abc.supabase.co', ''), () => read('')])
		expect(only).toThrow('Set both, or neither');
});

it('they point to the site’s own server or to a Supabase project, which may have a key of the older kind', () => {
	expect(read('/')).toEqual({ kind: 'embedded', url: '/', key });
	expect(read('https://abc.supabase.co/')).toEqual({ kind: 'project', url: 'https://abc.supabase.co', key });
	const older = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"anon"}').toString('base64url')}.c2lnbmF0dXJl`;
	expect(read('https://abc.supabase.co', older)).toMatchObject({ key: older });
	expect(read('http://localhost:54321')).toEqual({ kind: 'project', url: 'http://localhost:54321', key });
});

const noHosts = ['abc.example', 'http://abc.supabase.co', 'https://*.supabase.co', 'javascript:alert(1)'];
const withMore = ['https://abc.supabase.co/rest/v1/', 'https://abc.supabase.co/?key=1', 'https://me:a@abc.supabase.co'];
it.each([...noHosts, ...withMore])('"%s" is refused as the address, without printing it', (url) => {
	expect(() => read(url)).toThrow(/^PUBLIC_SUPABASE_URL is not [^*@?]*\. Write an address such as "https:[^ ]*"\.$/);
});

const noKeys = ['sb_publishable_sb_secret_abc', 'sb_publishable_é', '"sb_publishable_abc"', 'correct horse'];
const secretKeys = ['sb_secret_abc', 'eyJhbGciOiJIUzI1NiJ9.eyJyb2xlIjoic2VydmljZV9yb2xlIn0.c2lnbmF0dXJl'];
it.each([...noKeys, ...secretKeys])('%s is refused as the key, without printing it', (secret) => {
	expect(() => read('https://abc.supabase.co', secret)).toThrow(
		/^PUBLIC_SUPABASE_PUBLISHABLE_KEY is not a publishable key\. Use the one of the project that begins with "sb_publishable_", without/,
	);
});
