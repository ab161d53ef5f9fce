import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removeOriginals } from '~/integrations/images/remove-originals.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

test('no original picture is published, whatever its type, and nothing else is missing', () => {
	const originals = [
		'spin.Ab-1_2.jpg',
		'IMG 1.Ab3_5x.JPG',
		'a.b.______.JPEG',
		'x.123456.PNG',
		'y.abcdef.Tif',
		'z.abcdef.webp',
	];
	const others = ['spin.Ab-1_2_Z9x.avif', 'our hall (2).png.Cd34_f_1aB.jpeg', 'Navbar.js', 'font.abcdef.woff2'];
	const dist = temporaryFolder(Object.fromEntries([...originals, ...others].map((name) => [`_astro/${name}`, ''])));
	removeOriginals(dist);
	expect(readdirSync(join(dist, '_astro')).sort()).toEqual(others.sort());
});
