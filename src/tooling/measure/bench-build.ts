/*
 * `npm run bench:build`: what size costs. Writes sites with 10 to 5,000 posts and 10 to 2,000 gallery pictures into a
 * temporary folder, builds each from nothing, again with what the first build kept, and again with one post changed.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bytes, table } from './table.ts';
import { build, weigh } from './scale/build.ts';
import { changePost, writeSite } from './scale/write-site.ts';

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
	options: {
		posts: { type: 'string', default: '10,100,1000,5000' },
		pictures: { type: 'string', default: '10,100,500,2000' },
	},
});
const posts = numbers(values.posts, '--posts');
const pictures = numbers(values.pictures, '--pictures');

const folder = await mkdtemp(join(tmpdir(), 'ember-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

console.log(
	[
		'Builds larger and larger sites, each three times. The first build encodes every picture in up to ten sizes; with two',
		'cores to itself it takes two minutes for 100 posts, about ten for 1,000 and an hour for 5,000.',
		'"-- --posts 10,100 --pictures 10" builds less.',
	].join('\n'),
);
const head = ['posts', 'pictures', 'pages', 'cold, s', 'warm, s', 'one post changed, s', 'ms a page', 'memory, MB'];
const rows: string[][] = [];
for (const [index, count] of posts.entries()) {
	const size = { posts: count, pictures: pictures[index] ?? pictures.at(-1) ?? 0 };
	console.log(`\n${bytes(size.posts)} posts and ${bytes(size.pictures)} gallery pictures beside the real ones`);
	const site = join(folder, String(index));
	await writeSite(root, site, size);
	const cold = await told('from nothing', site);
	const warm = await told('again, with the pictures kept', site);
	await changePost(site);
	const changed = await told('with one post changed', site);
	const made = await weigh(site);
	rmSync(site, { recursive: true });
	rows.push(
		[
			...[size.posts, size.pictures, made.pages, cold.seconds, warm.seconds, changed.seconds],
			...[(1000 * warm.seconds) / made.pages, Math.max(cold.megabytes, warm.megabytes, changed.megabytes)],
			...[made.megabytes, made.largest.bytes],
		].map((figure) => bytes(Math.round(figure))),
	);
	console.log(`  the largest page is ${made.largest.page}`);
}
console.log(`\n${table([...head, 'dist/, MB', 'largest page, B'], rows)}`);

function numbers(list: string, flag: string): number[] {
	const found = list.split(',').map(Number);
	if (found.every((number) => Number.isInteger(number) && number > 0)) return found;
	console.error(`${flag} ${list}: write numbers with commas between them, e.g. ${flag} 10,100`);
	process.exit(2);
}

/** Builds, and says on the way what it is doing and what it took. */
async function told(what: string, site: string) {
	process.stdout.write(`  ${what} … `);
	const effort = await build(site);
	const { seconds, processorSeconds, megabytes } = effort;
	console.log(`${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of a core), ${megabytes.toFixed(0)} MB`);
	return effort;
}
