/*
 * `npm run bench -- --grow`: what the check and a build cost with more content than the sample's: 33 posts, 3 classes, 17 changes and 10
 * pictures more, 10 times as many, and 30 times. A page's time is without pictures.
 */
import { spawnSync } from 'node:child_process';
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
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Writes a copy of content/ with more. One coach leads all new classes, each at a time of its own. */
function grow(times: number): void {
	rmSync(folder, { recursive: true, force: true });
	cpSync(contentFolder, folder, { recursive: true });
	write('coaches/grown.md', '---\nname: Grown\norder: 99\n---\nTeaches what was added.\n');
	for (const number of numbers(33 * times)) {
		cpSync(`${folder}/posts/your-first-pair-of-gloves`, `${folder}/posts/grown-${number}`, { recursive: true });
		write(
			`posts/grown-${number}/index.md`,
			read(`posts/grown-${number}/index.md`).replace(/^title: .*/m, `title: Grown ${number}`),
		);
	}
	const week = weekdays.map((day): object[] => JSON.parse(read(`schedule/${day}.json`)).classes);
	for (const number of numbers(3 * times)) {
		const [hour, boxing] = [
			8 + Math.floor(number / 7),
			read('classes/boxing.md').replace(/^trainer: .*/m, 'trainer: grown'),
		];
		const text = boxing.replace(/^title: .*/m, `title: Grown ${number}`).replace(/^order: .*/m, `order: ${1 + number}`);
		write(`classes/grown-${number}.md`, text);
		const time = [hour, hour + 1].map((one) => formatTime(one * 60, '12-hour')).join('-');
		week[number % 7]?.push({ class: `grown-${number}`, time });
	}
	for (const [index, day] of weekdays.entries())
		write(`schedule/${day}.json`, JSON.stringify({ classes: week[index] }));
	for (const number of numbers(17 * times)) {
		const id = number % (3 * times);
		const dates = listDates(weekdays[id % 7] ?? '', addDays(getToday('UTC'), 1), addDays(getToday('UTC'), 360));
		const what = number % 3 === 0 ? { what: 'canceled' } : { what: 'moved', room: `Hall ${number}` };
		const change = { from: dates[Math.floor(number / (3 * times))], class: `grown-${id}`, ...what };
		write(`changes/grown-${number}.json`, JSON.stringify(change));
	}
	for (const number of numbers(10 * times)) {
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
	const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tellMemory, ...script], options);
	if (status !== 0) throw new Error(stdout + stderr);
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
