import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Not a rule of ESLint, which doesn't read the scripts in .astro files.
test('scripts write visible text and never read it: a browser may have translated it', () => {
	const reads = /\.(textContent|innerText|innerHTML|outerText)\b(?!\s*=[^=]|\()|option\w*(\[\w+\])?\??\.text\b/i;
	const found = globSync('src/**/*.{ts,tsx,astro}').filter((file) =>
		reads.test(readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*/gm, '')),
	);
	expect(found.map((file) => file.replaceAll('\\', '/'))).toEqual([
		'src/sections/contact/MapEmbed.astro', // of a <noscript>, which nobody sees
		'src/directives/replace-markup.ts', // its length: whether the browser has all of the markup
	]);
});
