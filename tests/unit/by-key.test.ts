import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Not a rule of ESLint, which doesn't read the scripts in .astro files.
const files = globSync('src/**/*.{ts,tsx,astro}');

/** The places in src that match a pattern: "src/visitor/storage.ts: localStorage". */
function find(pattern: RegExp): string[] {
	return files.flatMap((file) => {
		const code = readFileSync(file, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*/gm, '');
		return [...new Set(code.match(pattern))].map((found) => `${file.replaceAll('\\', '/')}: ${found}`);
	});
}

test('scripts write visible text and never read it: a browser may have translated it', () => {
	const reads = /\.(textContent|innerText|innerHTML|outerText)\b(?!\s*=[^=]|\()|option\w*(\[\w+\])?\??\.text\b/gi;
	expect(find(reads)).toEqual([
		'src/sections/contact/MapEmbed.astro: .textContent', // of a <noscript>, which nobody sees
		'src/directives/replace-markup.ts: .textContent', // its length: whether the browser has all of the markup
	]);
});

test('one file knows what is stored in the browser', () => {
	expect(find(/(local|session)Storage\b/g)).toEqual([
		'src/visitor/storage.ts: localStorage',
		'src/visitor/storage.ts: sessionStorage',
	]);
});
