import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deleteUnusedPictures } from '../../src/integrations/images/unused-pictures.ts';

test('a build keeps only pictures that a page, style sheet, script or the manifest uses', async () => {
	const dist = await mkdtemp(join(tmpdir(), 'ember-dist-'));
	await mkdir(join(dist, '_astro/fonts'), { recursive: true });
	await mkdir(join(dist, 'blog'));
	const named = {
		'spin.Ab-1_2_Z9x.avif': ['blog/spin.html', '<source srcset="/_astro/spin.Ab-1_2_Z9x.avif 390w,/_astro/'],
		'our hall (2).png.Cd34_f.jpeg': ['index.html', '<img src="/gym/_astro/our%20hall%20(2).png.Cd34_f.jpeg"'],
		'slash.Ef56gh.svg': ['_astro/Navbar.js', 'const a="/_astro/slash.Ef56gh.svg";'],
		'wall.Gh78ij.webp': ['_astro/base.css', 'a{background:url(/_astro/wall.Gh78ij.webp)}'],
	};
	for (const [picture, [file = '', text = '']] of Object.entries(named)) {
		await writeFile(join(dist, '_astro', picture), '');
		await writeFile(join(dist, file), text);
	}
	const others = [
		'_astro/spin.Ab-1_2.jpg',
		'_astro/spin.Ab-1_2_Z9.avif',
		'icon.png',
		'_astro/fonts/oswald.Kl90mn.woff2',
	];
	for (const file of others) await writeFile(join(dist, file), '');
	await deleteUnusedPictures(dist);
	expect((await readdir(join(dist, '_astro'))).sort()).toEqual(
		[...Object.keys(named), 'Navbar.js', 'base.css', 'fonts'].sort(),
	);
	expect(await readdir(dist)).toContain('icon.png');
	await rm(dist, { recursive: true });
});
