import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tidyPictures } from '~/integrations/images/tidy-pictures';
import { temporaryFolder, writeFiles } from '../support/temporary-folder';

const dist = temporaryFolder();
const page =
	'<source srcset="/_astro/spin.Ab-1_2_Z9x.avif 400w,/_astro/spin.Ab-1_2_1aB.avif 800w"><img src="/_astro/spin.Ab-1_2_Zz.jpeg">' +
	'<img src="/gym/_astro/our%20hall%20(2).png.Cd34_f.jpeg"><img src="/_astro/our%20hall%20(2).Cd34_f_Z3.avif">';

/** Writes a site whose pictures have these bytes, tidies it and returns the page. */
async function tidy(bytes: string): Promise<string> {
	const used = [
		'spin.Ab-1_2_Z9x.avif',
		'spin.Ab-1_2_1aB.avif',
		'spin.Ab-1_2_Zz.jpeg',
		'slash.Ef56gh.svg',
		'wall.Gh78ij.webp',
	];
	const pictures = [
		...used,
		'our hall (2).png.Cd34_f.jpeg',
		'our hall (2).Cd34_f_Z3.avif',
		'spin.Ab-1_2.jpg',
		'spin.Ab-1_2_Z9.avif',
	];
	writeFiles(dist, {
		...Object.fromEntries(pictures.map((picture) => [`_astro/${picture}`, picture + bytes])),
		'blog/spin.html': page,
		'_astro/Navbar.js': 'const a="/_astro/slash.Ef56gh.svg";',
		'_astro/base.css': 'a{background:url(/_astro/wall.Gh78ij.webp)}',
		'_astro/fonts/oswald.Kl90mn.woff2': '',
		'icon.png': '',
	});
	await tidyPictures(dist);
	return readFile(join(dist, 'blog/spin.html'), 'utf8');
}

test('a build keeps only pictures that a file names, and generated ones have one hash', async () => {
	const tidied = await tidy('');
	const [spin = '', hall = ''] = [...tidied.matchAll(/\.([\w-]{5})0/g)].map(([, hash = '']) => hash);
	expect(tidied).toBe(
		page
			.replace('Ab-1_2_Z9x', `${spin}0`)
			.replace('Ab-1_2_1aB', `${spin}1`)
			.replace('Ab-1_2_Zz', `${spin}2`)
			.replace('Cd34_f_Z3', `${hall}0`),
	);
	const generated = [`spin.${spin}0.avif`, `spin.${spin}1.avif`, `spin.${spin}2.jpeg`, `our hall (2).${hall}0.avif`];
	const others = [
		'our hall (2).png.Cd34_f.jpeg',
		'slash.Ef56gh.svg',
		'wall.Gh78ij.webp',
		'Navbar.js',
		'base.css',
		'fonts',
	];
	expect((await readdir(join(dist, '_astro'))).sort()).toEqual([...generated, ...others].sort());
	expect(await readFile(join(dist, `_astro/spin.${spin}1.avif`), 'utf8')).toBe('spin.Ab-1_2_1aB.avif');
	expect(await readdir(dist)).toContain('icon.png');
	expect(await tidy('other bytes')).not.toContain(spin);
});
