/* Weighs the built pages and ends with an error when one is over its budget. Bytes are exact; seconds are not weighed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../../dist');
const budgets = { html: 14_000, inlineScript: 4_000, externalScripts: 0, font: 9_000 };
// Pages that hold more than the first 14 kB of a connection carry. Their styles and first screen still come first.
const largerPages: [RegExp, number][] = [
	[/^index$/, 24_500], // thirteen sections, five drawn logos
	[/^blog(\/(category|tag)\/|$)/, 16_200], // posts, and a sidebar of categories, posts and tags
	[/^contact$/, 15_000], // the form's own script
];
const htmlBudget = (page: string) => largerPages.find(([pattern]) => pattern.test(page))?.[1] ?? budgets.html;

interface Weight {
	page: string;
	html: number;
	css: number;
	script: number;
	external: string[];
}

function weigh(page: string): Weight {
	const html = readFileSync(join(dist, page), 'utf8');
	const parts = (pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
	const inline = parts(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g).join('');
	return {
		page: page.replace(/\.html$/, ''),
		html: brotliCompressSync(html).length,
		css: brotliCompressSync(parts(/<style[^>]*>([\s\S]*?)<\/style>/g).join('')).length,
		script: gzipSync(inline).length,
		external: parts(/<script[^>]*\bsrc="([^"]+)"/g),
	};
}

const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.html') && !/^(schedule|gallery)\.html$/.test(file))
	.sort()
	.map(weigh);
const fonts = readdirSync(join(dist, '_astro/fonts')).map((file) => ({
	file,
	bytes: readFileSync(join(dist, '_astro/fonts', file)).length,
}));

console.log(
	'page'.padEnd(56),
	'HTML brotli'.padStart(12),
	'of it CSS'.padStart(10),
	'script gzip'.padStart(12),
	'external'.padStart(9),
);
for (const { page, html, css, script, external } of pages) {
	const cells = [html, css, script, external.length].map((cell, index) =>
		String(cell).padStart([12, 10, 12, 9][index] ?? 9),
	);
	console.log(page.padEnd(56), ...cells);
}
for (const { file, bytes } of fonts) console.log(`font ${file}`.padEnd(56), String(bytes).padStart(12));

const over = [
	...pages.flatMap(({ page, html, script, external }) => [
		...(html > htmlBudget(page) ? [`${page}: ${html} bytes of HTML, budget ${htmlBudget(page)}.`] : []),
		...(script > budgets.inlineScript
			? [`${page}: ${script} bytes of inline script, budget ${budgets.inlineScript}.`]
			: []),
		...(external.length > budgets.externalScripts
			? [`${page}: loads ${external.join(', ')} before an interaction.`]
			: []),
	]),
	...fonts
		.filter(({ bytes }) => bytes > budgets.font)
		.map(({ file, bytes }) => `font ${file}: ${bytes} bytes, budget ${budgets.font}.`),
];
if (over.length > 0) {
	console.error(`\nOver budget:\n${over.map((line) => `  ${line}`).join('\n')}`);
	process.exitCode = 1;
} else {
	console.log(`\n${pages.length} pages and ${fonts.length} font within budget.`);
}
