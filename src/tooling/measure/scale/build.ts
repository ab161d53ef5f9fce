// Builds a site and says what that took and what came of it.
import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'astro/zod';
import { weighHtml } from '../html.ts';

/** What a build took. */
export interface Effort {
	seconds: number;
	/** On all cores together. */
	processorSeconds: number;
	/** The most memory that the build's Node held; a program that it starts, such as the search index's, is not in it. */
	megabytes: number;
}

/** What a build made. */
export interface Result {
	pages: number;
	/** All files together. */
	megabytes: number;
	/** The page with the longest HTML, and its bytes as they travel (brotli). */
	largest: { page: string; bytes: number };
}

const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
/** A line of report-use.ts. */
const use = z.object({ processorSeconds: z.number(), megabytes: z.number() });
const reporter = new URL('report-use.ts', import.meta.url).href;

/** Builds the site in a folder. @throws with the end of the build's own words if it fails. */
export async function build(folder: string): Promise<Effort> {
	const report = join(folder, '.resource-use');
	await rm(report, { force: true });
	const start = performance.now();
	const child = spawn(process.execPath, [astro, 'build'], {
		cwd: folder,
		env: {
			...process.env,
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --import ${reporter}`,
			RESOURCE_USE_FILE: report,
		},
	});
	let words = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.on('data', (chunk: Buffer) => (words = (words + chunk.toString()).slice(-5000)));
	}
	const stop = () => child.kill();
	process.once('exit', stop);
	const status = await new Promise((resolve) => child.once('close', resolve));
	process.off('exit', stop);
	const seconds = (performance.now() - start) / 1000;
	if (status !== 0) throw new Error(`The build ended with ${String(status)}:\n${words}`);
	const lines = (await readFile(report, 'utf8')).trim().split('\n');
	const uses = lines.map((line) => use.parse(JSON.parse(line)));
	const sum = (name: keyof (typeof uses)[number]) => uses.reduce((total, use) => total + use[name], 0);
	return { seconds, processorSeconds: sum('processorSeconds'), megabytes: sum('megabytes') };
}

/** Weighs what lies in a folder's dist/. */
export async function weigh(folder: string): Promise<Result> {
	const dist = join(folder, 'dist');
	const items = await readdir(dist, { recursive: true, withFileTypes: true });
	const files: { path: string; bytes: number }[] = [];
	for (const item of items.filter((file) => file.isFile())) {
		const path = join(item.parentPath, item.name);
		files.push({ path, bytes: (await stat(path)).size });
	}
	const pages = files.filter(({ path }) => path.endsWith('.html')).sort((one, other) => other.bytes - one.bytes);
	const path = pages[0]?.path ?? '';
	return {
		pages: pages.length,
		megabytes: files.reduce((total, { bytes }) => total + bytes, 0) / 1e6,
		largest: { page: relative(dist, path), bytes: weighHtml(await readFile(path, 'utf8')).bytes },
	};
}
