/*
 * `npm run bench:build`: what size costs. Writes sites with 10 to 5,000 posts and 10 to 2,000 gallery pictures into a
 * temporary folder, builds each with nothing kept, again with the pictures kept, and again with one post changed.
 */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, weigh } from './scale/measure.ts';
import { changePost, writeSite } from './scale/write-site.ts';

const root = join(import.meta.dirname, '../..');
const { values } = parseArgs({
	options: {
		posts: { type: 'string', default: '10,100,1000,5000' },
		pictures: { type: 'string', default: '10,100,500,2000' },
	},
});
const posts = numbers(values.posts, '--posts');
const pictures = numbers(values.pictures, '--pictures');

const folder = await mkdtemp(join(tmpdir(), 'ember-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.once('SIGINT', () => process.exit(130));
process.once('SIGTERM', () => process.exit(143));

console.log(
	'Builds larger and larger sites. Each picture is encoded in a dozen sizes: 1,000 posts take minutes, 5,000 much',
);
console.log('longer. "-- --posts 10,100 --pictures 10" builds smaller ones.\n');
const rows: (string | number)[][] = [];
for (const [index, count] of posts.entries()) {
	const size = { posts: count, pictures: pictures[index] ?? pictures.at(-1) ?? 0 };
	const site = join(folder, String(index));
	console.log(`${size.posts} posts and ${size.pictures} pictures beside the real ones`);
	await writeSite(root, site, size);
	const cold = await tell('  from nothing', site);
	const warm = await tell('  with the pictures kept', site);
	await changePost(site);
	const changed = await tell('  one post changed', site);
	const made = await weigh(site);
	rmSync(site, { recursive: true });
	const memory = Math.max(cold.megabytes, warm.megabytes, changed.megabytes);
	rows.push([
		...[size.posts, size.pictures, made.pages, cold.seconds.toFixed(0), warm.seconds.toFixed(1)],
		...[changed.seconds.toFixed(1), ((1000 * warm.seconds) / made.pages).toFixed(1), memory.toFixed(0)],
		...[made.megabytes.toFixed(0), `${made.largest.kilobytes.toFixed(1)} (${made.largest.page})`],
	]);
}
console.log(`\n${table(rows)}`);

function numbers(list: string, flag: string): number[] {
	const found = list.split(',').map(Number);
	if (found.every((number) => Number.isInteger(number) && number >= 0)) return found;
	console.error(`${flag} ${list}: write numbers with commas between them, e.g. ${flag} 10,100`);
	process.exit(2);
}

async function tell(what: string, site: string) {
	process.stdout.write(`${what} … `);
	const effort = await build(site);
	const { seconds, processorSeconds, megabytes } = effort;
	console.log(`${seconds.toFixed(1)} s (${processorSeconds.toFixed(1)} s of a core), ${megabytes.toFixed(0)} MB`);
	return effort;
}

function table(rows: (string | number)[][]): string {
	const heads = [
		...['posts', 'pictures', 'pages', 'cold, s', 'warm, s', 'one post changed, s', 'warm, ms a page'],
		...['peak memory, MB', 'dist/, MB', 'largest page, kB brotli'],
	];
	const lines = [heads, heads.map(() => '---'), ...rows];
	return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
