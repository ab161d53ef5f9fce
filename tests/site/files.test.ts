// What must be, and must not be, in the files of the built site.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentFolder } from '../../src/folders.ts';
import { dist, readPage, routes } from '../support/routes.ts';

/** Supabase's secret keys, the older ones by their role; private keys; passwords in URLs. */
const secrets =
	/sb_secret_[\w-]{8,}|InNlcnZpY2Vfcm9sZSI|-----BEGIN [A-Z ]*PRIVATE KEY-----|postgres(ql)?:\/\/\w+:[^@\s]+@/;
const built = globSync('**/*.*', { cwd: dist });
const listWith = (pattern: RegExp, files: string[]) =>
	files.filter((file) => pattern.test(readFileSync(join(dist, file), 'utf8')));

test('the built site contains no secret, and nothing of the embedded Supabase', () => {
	const texts = built.filter((file) => /\.(html|js|json|xml|txt|webmanifest|css)$/.test(file));
	expect(texts.length).toBeGreaterThan(20);
	expect(listWith(secrets, texts)).toEqual([]);
	expect(built.filter((file) => /pglite|\.wasm$|supabase-lite|\.sql$/.test(file))).toEqual([]);
	expect(listWith(/pglite|jwt_secret/i, texts)).toEqual([]);
});

test('no script writes dates or numbers with Intl: Chrome lacks 26 languages, and loads the others in 0.1 s on a slow phone', () => {
	const scripts = built.filter((file) => /^_astro.*\.js$/.test(file));
	expect(listWith(/\.toLocale(Date|Time)?String\(|Intl\.(DateTime|Number|List)Format/, scripts)).toEqual([]);
	const inline = /<script(?![^>]*json)[^>]*>(?:(?!<\/script>).)*(\bIntl\b|\btoLocale\w*String\b)/s;
	expect(routes.filter((route) => inline.test(readPage(route)))).toEqual([]);
});

test('licenses.txt has the license of everything that pages contain', () => {
	const pages = routes.map(readPage).join('');
	const has = (pattern: string) => globSync(pattern, { cwd: dist }).length > 0;
	const ownsFont = globSync('settings/*-license.txt', { cwd: contentFolder }).length > 0;
	const react = ['@astrojs/react', 'react', 'react-dom', 'scheduler'];
	const accounts = ['@supabase/auth-js', '@supabase/postgrest-js', 'tslib'];
	const contained = [
		'tailwindcss',
		...(pages.includes('<astro-island') ? ['astro', ...react] : []),
		...(pages.includes('class="icon') ? ['Lucide'] : []),
		...(routes.includes('/login') ? accounts : []),
		...(has('_astro/fonts/*.woff2') && ownsFont ? ['The'] : []),
	];
	const text = readFileSync(join(dist, 'licenses.txt'), 'utf8');
	const listed = [...text.matchAll(/^## (\S+)[^]*?(?=^## |$(?![^]))/gm)];
	expect(listed.map(([, name]) => name).sort()).toEqual(contained.sort());
	for (const [notice, name] of listed) expect(notice, name).toMatch(/copyright/i);
});
