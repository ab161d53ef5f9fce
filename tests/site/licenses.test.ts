import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { contentFolder } from '../../src/folders.ts';
import { dist, readPage, routes } from '../support/routes.ts';

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
