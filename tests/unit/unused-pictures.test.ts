import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteUnusedPictures } from '../../src/integrations/images/unused-pictures.ts';
import { temporaryFolder } from '../support/temporary-folder';

const named = ['spin.Ab-1_2_Z9x.avif', 'our hall (2).png.Cd34_f.jpeg', 'slash.Ef56gh.svg', 'wall.Gh78ij.webp'];
const others = ['spin.Ab-1_2.jpg', 'spin.Ab-1_2_Z9.avif'];
const dist = temporaryFolder({
	...Object.fromEntries([...named, ...others].map((picture) => [`_astro/${picture}`, ''])),
	'blog/spin.html': '<source srcset="/_astro/spin.Ab-1_2_Z9x.avif 390w,/_astro/',
	'index.html': '<img src="/gym/_astro/our%20hall%20(2).png.Cd34_f.jpeg"',
	'_astro/Navbar.js': 'const a="/_astro/slash.Ef56gh.svg";',
	'_astro/base.css': 'a{background:url(/_astro/wall.Gh78ij.webp)}',
	'_astro/fonts/oswald.Kl90mn.woff2': '',
	'icon.png': '',
});

test('a build keeps only pictures that a page, style sheet, script or the manifest uses', async () => {
	await deleteUnusedPictures(dist);
	const kept = await readdir(join(dist, '_astro'));
	expect(kept.sort()).toEqual([...named, 'Navbar.js', 'base.css', 'fonts'].sort());
	expect(await readdir(dist)).toContain('icon.png');
});
