import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tidyPictures } from '~/integrations/images/tidy-pictures.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('a build keeps only pictures that a file refers to', async () => {
	const named = [
		'_astro/spin.Ab-1_2_Z9x.avif',
		'_astro/our hall (2).png.Cd34_f.jpeg',
		'_astro/slash.Ef56gh.svg',
		'_astro/wall.Gh78ij.webp',
	];
	const others = ['_astro/Navbar.js', '_astro/base.css', 'blog/spin.html', 'icon.png'];
	const dist = temporaryFolder({
		...Object.fromEntries([...named, '_astro/spin.Ab-1_2.jpg', '_astro/spin.Ab-1_2_Z9.avif'].map((file) => [file, ''])),
		'_astro/Navbar.js': 'const a="/_astro/slash.Ef56gh.svg";',
		'_astro/base.css': 'a{background:url(/_astro/wall.Gh78ij.webp)}',
		'blog/spin.html':
			'<source srcset="/_astro/spin.Ab-1_2_Z9x.avif 400w"><img src="/gym/_astro/our%20hall%20(2).png.Cd34_f.jpeg">',
		'icon.png': '',
	});
	await tidyPictures(dist);
	const kept = (await readdir(dist, { recursive: true })).filter((file) => file.includes('.'));
	expect(kept.sort()).toEqual([...named, ...others].map((file) => join(file)).sort());
});
