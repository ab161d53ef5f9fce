/* `npm run check:hosts`: serves one build by the software of every host that can run here, asks each the same and prints the table. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { root } from '../folders.ts';
import { readRules } from '../serve/host-rules.ts';
import { orExplain } from '../serve/serve.ts';
import { lookInBrowser } from './look/browser.ts';
import { type Finding, lookAtSite, sitemapPaths, topics, type Topic } from './look/site.ts';
import { below } from './rules-files.ts';
import { run, type Runtime, runtimes } from './runtimes.ts';

const address = 'https://www.example.com';

interface Row {
	name: string;
	/** By what was looked at; nothing where the software is not installed. */
	findings?: Finding[];
	because?: string | undefined;
	without: Topic[];
}

await orExplain(async () => {
	const { values } = parseArgs({
		options: {
			base: { type: 'string', default: '/' },
			only: { type: 'string' },
			port: { type: 'string', default: '4470' },
		},
	});
	const base = `/${values.base}/`.replace(/\/+/g, '/');
	const folder = await mkdtemp(path.join(tmpdir(), 'ember-hosts-'));
	await chmod(folder, 0o755); // nginx reads as another user
	const built = path.join(folder, 'built');
	const chosen = runtimes.filter(({ name }) => !values.only || name.toLowerCase().includes(values.only.toLowerCase()));
	try {
		build(built, base);
		const rows: Row[] = [];
		for (const runtime of chosen) rows.push(await look(runtime, built, base, Number(values.port)));
		print(rows);
		process.exitCode = rows.some(({ findings }) => findings?.some(({ ok }) => !ok)) ? 1 : 0;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
});

/** The site as it would be published, without anything of a host yet. */
function build(built: string, base: string): void {
	const astro = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));
	const { status, stdout, stderr } = spawnSync(process.execPath, [astro, 'build'], {
		cwd: root,
		encoding: 'utf8',
		env: {
			...process.env,
			OUT_DIR: built,
			SITE_URL: address,
			BASE_PATH: base,
			BUILD_FOR: 'later',
			EDITOR_REPOSITORY: 'ember/gym',
			ASTRO_TELEMETRY_DISABLED: '1',
		},
	});
	if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`);
}

async function look(runtime: Runtime, built: string, base: string, port: number): Promise<Row> {
	const { name, without, because } = runtime;
	console.log(`── ${name}`);
	const running = await run(runtime, built, base, port);
	if (!running) return { name, without };
	try {
		const rules = below(base, readRules(path.join(root, 'public')));
		const site = {
			origin: running.origin,
			base,
			address,
			rules,
			without,
			addsSlash: runtime.addsSlash,
			hasScreen: !runtime.answersFolders,
		};
		const findings = await lookAtSite(site);
		if (!without.includes('security policy'))
			findings.push(...(await lookInBrowser(site, [...(await sitemapPaths(site)), `${base}admin/`])));
		for (const { ok, topic, text } of findings) if (!ok) console.log(`✗ ${topic}: ${text}`);
		return { name, findings, without, because };
	} finally {
		await running.stop();
	}
}

function print(rows: Row[]): void {
	const width = Math.max(...rows.map(({ name }) => name.length)) + 1;
	const columns = topics.map((topic) => ({ topic, width: topic.length + 2 }));
	console.log(`\n${' '.repeat(width)}${columns.map(({ topic, width }) => topic.padStart(width)).join('')}`);
	for (const { name, findings, without } of rows) {
		const cells = columns.map(({ topic, width }) => {
			const faults = findings?.filter((finding) => finding.topic === topic && !finding.ok).length;
			const cell = without.includes(topic)
				? '–'
				: faults === undefined
					? 'not here'
					: faults === 0
						? '✓'
						: `✗ ${faults}`;
			return cell.padStart(width);
		});
		console.log(name.padEnd(width) + cells.join(''));
	}
	console.log('\n✓ right   ✗ faults, named above   – not asked:');
	for (const { name, because } of rows) if (because) console.log(`  ${name}: ${because}`);
	for (const { name, findings } of rows) if (!findings) console.log(`  ${name} is not installed on this machine`);
}
