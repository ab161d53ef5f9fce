/*
 * `npm run bench:grow`: what the check and a build cost with 33 posts, 3 classes, 18 changes and 10 pictures more than the
 * sample's, 10 times as many, and 30 times. A page's time is without pictures.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { contentFolder, root } from '../../src/folders.ts';
import { getToday } from '../../src/lib/build-time.ts';
import { addDays } from '../../src/lib/dates.ts';
import { formatTime } from '../../src/lib/times.ts';
import { weekdays } from '../../src/lib/weekdays.ts';
import { listDates } from '../../src/schedule/occurrences.ts';

const home = `${root}/.astro/grow`;
const folder = `${home}/content`;
const env = { ...process.env, CONTENT_DIR: folder, OUT_DIR: `${home}/dist`, CACHE_DIR: home, FAST_PICTURES: 'on' };
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const write = (name: string, text: string) => writeFileSync(`${folder}/${name}`, text);

/** Writes a copy of content/ with more. One coach leads all new classes, each at a time of its own. */
function grow(times: number): void {
	rmSync(folder, { recursive: true, force: true });
	cpSync(contentFolder, folder, { recursive: true });
	write('coaches/grown.md', '---\nname: Grown\norder: 99\n---\nTeaches what was added.\n');
	for (let number = 0; number < 33 * times; number++) {
		const id = `posts/grown-${number}`;
		cpSync(`${folder}/posts/your-first-pair-of-gloves`, `${folder}/${id}`, { recursive: true });
		write(`${id}/index.md`, read(`${id}/index.md`).replace(/^title: .*/m, `title: Grown ${number}`));
	}
	for (let number = 0; number < 3 * times; number++) {
		const [id, day, hour] = [`grown-${number}`, weekdays[number % 7] ?? '', 8 + Math.floor(number / 7)];
		const changed = `title: Grown ${number}\ntrainer: grown\norder: ${number + 1}`;
		const others = read('classes/boxing.md').replace(/^(title|trainer|order): .*\n/gm, '');
		write(`classes/${id}.md`, others.replace('---\n', `---\n${changed}\n`));
		const { classes } = JSON.parse(read(`schedule/${day}.json`));
		const time = [hour, hour + 1].map((one) => formatTime(one * 60, { clock: '12-hour', language: 'en' })).join('-');
		write(`schedule/${day}.json`, JSON.stringify({ classes: [...classes, { class: id, time }] }));
		const dates = listDates(day, addDays(getToday('UTC'), 1), addDays(getToday('UTC'), 90)).slice(0, 6);
		for (const [index, from] of dates.entries()) {
			const what = index % 3 === 0 ? { what: 'canceled' } : { what: 'moved', room: `Hall ${number}` };
			write(`changes/${id}-${index}.json`, JSON.stringify({ from, class: id, ...what }));
		}
	}
	for (let number = 0; number < 10 * times; number++) {
		cpSync(`${folder}/gallery/runner.jpg`, `${folder}/gallery/grown-${number}.jpg`);
		const picture = { order: 100 + number, image: `./grown-${number}.jpg`, alt: `Runner ${number}` };
		write(`gallery/grown-${number}.json`, JSON.stringify(picture));
	}
}

/** Runs a script on the grown content: its output, seconds and MB. */
function run(...script: string[]) {
	const begin = performance.now();
	const tellMemory = `data:text/javascript,process.on('exit',()=>console.log('memory',process.resourceUsage().maxRSS))`;
	const options = { env, encoding: 'utf8', maxBuffer: 1e9 } as const;
	const stdout = execFileSync(process.execPath, ['--import', tellMemory, ...script], options);
	const memory = Math.round(Number(/memory (\d+)/.exec(stdout)?.[1]) / 1024);
	return { stdout, seconds: Math.round((performance.now() - begin) / 1000), memory };
}

const table: Record<string, Record<string, number>> = {};
for (const times of [1, 10, 30]) {
	grow(times);
	const [check, build] = [run('src/scripts/report-content.ts'), run('node_modules/astro/bin/astro.mjs', 'build')];
	const [pages = ''] = build.stdout.split('generating optimized images');
	const spent = [...pages.matchAll(/\(\+(\d+)ms\)/g)].map(([, ms]) => Number(ms));
	const page = Math.round(spent.reduce((sum, ms) => sum + ms, 0) / spent.length);
	const ofBuild = { pages: spent.length, 'ms a page': page, 'build, s': build.seconds, 'build, MB': build.memory };
	table[`${times} times`] = { 'check, s': check.seconds, 'check, MB': check.memory, ...ofBuild };
	console.table(table);
}
