import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../folders.ts';
import { readRules } from '../serve/host-rules.ts';
import { createSiteServer } from '../serve/site-server.ts';
import { caddyConfig } from './caddy.ts';
import { compressSite } from './compress.ts';
import { writeHostFiles, type HostName } from './host-files.ts';
import { ask } from './look/ask.ts';
import type { Topic } from './look/site.ts';
import { nginxConfig } from './nginx.ts';
import { below } from './rules-files.ts';
import { serverSettings } from './server-settings.ts';

/** A host's own software on this machine. */
export interface Runtime {
	name: string;
	/** The form of the build that it gets. */
	host: HostName;
	/** What this software does otherwise than the host itself, or can't do without settings, and why. */
	without: Topic[];
	because?: string;
	addsSlash?: boolean;
	/** It shows a folder's page at "/admin" too, where the host leads to "/admin/". */
	answersFolders?: boolean;
	/** The command that serves a folder; nothing where it is not installed. */
	start: (folder: string, port: number, base: string) => Promise<Command | undefined>;
}

interface Command {
	command: string;
	args: string[];
	cwd?: string;
}

/** Pinned, so that the table says the same tomorrow; fetched by npx, so that `npm ci` stays small. */
const versions = { wrangler: '4.164.0', netlify: '27.10.2', nextOnPages: '1.13.16' };
const quiet = { WRANGLER_SEND_METRICS: 'false', CI: '1', BROWSER: 'none', NETLIFY_TELEMETRY_DISABLED: '1' };

export const runtimes: Runtime[] = [
	{
		name: 'our own server',
		host: 'own',
		without: [],
		start: async () => Promise.resolve(undefined),
	},
	{
		name: 'Cloudflare Pages',
		host: 'cloudflare',
		without: ['compression'],
		because: 'wrangler packs nothing; the host does',
		start: async (folder, port) =>
			Promise.resolve({
				command: 'npx',
				args: ['-y', `wrangler@${versions.wrangler}`, 'pages', 'dev', '.', '--port', `${port}`],
				cwd: folder,
			}),
	},
	{
		name: 'Cloudflare Workers',
		host: 'cloudflare',
		without: ['compression'],
		because: 'wrangler packs nothing; the host does',
		start: async (folder, port) => {
			const inner = path.dirname(folder);
			for (const file of ['wrangler.jsonc', 'src/tooling/hosts/cloudflare-worker.js']) {
				await cp(path.join(root, file), path.join(inner, file));
			}
			const args = ['-y', `wrangler@${versions.wrangler}`, 'dev', '--assets', folder, '--port', `${port}`];
			return { command: 'npx', args, cwd: inner };
		},
	},
	{
		name: 'Netlify',
		host: 'netlify',
		without: ['compression', 'caching'],
		because:
			'netlify-cli packs nothing, sends its own Cache-Control and shows "/admin" as it is; the host does otherwise',
		answersFolders: true,
		start: async (folder, port) =>
			Promise.resolve({
				command: 'npx',
				// Edge functions are not used, and their runtime would be downloaded.
				args: [
					...['-y', `netlify-cli@${versions.netlify}`, 'dev', '--dir', '.', '--offline', '--no-open'],
					...['--internal-disable-edge-functions', '--port', `${port}`],
				],
				cwd: folder,
			}),
	},
	{
		name: 'Vercel, as Cloudflare reads it',
		host: 'vercel',
		without: ['compression'],
		because:
			'Vercel has no software to try its settings; Cloudflare’s next-on-pages follows the same config.json, wrangler packs nothing',
		start: async (folder, port) => {
			const inner = path.dirname(folder);
			await writeFile(path.join(inner, 'package.json'), '{}');
			const reads = ['-y', `@cloudflare/next-on-pages@${versions.nextOnPages}`, '--skip-build'];
			const { status, stdout, stderr } = spawnSync('npx', reads, { cwd: inner, encoding: 'utf8' });
			if (status !== 0) throw new Error(`next-on-pages failed:\n${stdout}${stderr}`);
			const output = path.join(inner, '.vercel/output/static');
			const flags = ['--compatibility-flag', 'nodejs_compat', '--compatibility-date', '2025-09-01'];
			const serves = ['-y', `wrangler@${versions.wrangler}`, 'pages', 'dev', '.', '--port', `${port}`, ...flags];
			return { command: 'npx', args: serves, cwd: output };
		},
	},
	{
		name: 'nginx',
		host: 'server',
		without: [],
		start: async (folder, port, base) => {
			if (!isInstalled('nginx', '-v')) return undefined;
			await compressSite(folder);
			const inner = path.dirname(folder);
			const block = nginxConfig(settings(folder, port, base, ['gzip']));
			await writeFile(path.join(inner, 'nginx.conf'), `${nginxAround(inner)}\n${block}\n}\n`);
			return { command: 'nginx', args: ['-p', inner, '-c', path.join(inner, 'nginx.conf')] };
		},
	},
	{
		name: 'Caddy',
		host: 'server',
		without: [],
		start: async (folder, port, base) => {
			if (!isInstalled('caddy', 'version')) return undefined;
			await compressSite(folder);
			const file = path.join(path.dirname(folder), 'Caddyfile');
			await writeFile(file, caddyConfig(settings(folder, port, base, ['br', 'gzip'])));
			return { command: 'caddy', args: ['run', '--config', file, '--adapter', 'caddyfile'] };
		},
	},
	{
		name: 'nginx as installed',
		host: 'any',
		without: ['headers', 'caching', 'redirects', 'types', 'compression', 'unknown addresses'],
		because: 'a server without any setting knows none of the rules, and leads from "/about" to "/about/"',
		addsSlash: true,
		start: async (folder, port, base) => {
			if (!isInstalled('nginx', '-v')) return undefined;
			const inner = path.dirname(folder);
			// Below a path it is whoever uploads it that puts it there, as GitHub Pages does.
			const top = base === '/' ? folder : path.join(inner, 'top');
			if (top !== folder) {
				await mkdir(path.join(top, path.dirname(base)), { recursive: true });
				await symlink(folder, path.join(top, base.slice(0, -1)));
			}
			const block = `server { listen ${port}; root ${top}; location / { try_files $uri $uri/ =404; } }`;
			await writeFile(
				path.join(inner, 'nginx.conf'),
				`${nginxAround(inner)}\ninclude /etc/nginx/mime.types; ${block}\n}\n`,
			);
			return { command: 'nginx', args: ['-p', inner, '-c', path.join(inner, 'nginx.conf')] };
		},
	},
];

/** A server that runs: its origin, and how to end it. */
export interface Running {
	origin: string;
	stop: () => Promise<void>;
}

/**
 * Gives a runtime its own copy of a built site, in the form for its host, and starts it.
 * @returns nothing where the software is not installed.
 */
export async function run(runtime: Runtime, built: string, base: string, port: number): Promise<Running | undefined> {
	const inner = await mkdtemp(path.join(path.dirname(built), 'host-'));
	await chmod(inner, 0o755); // nginx reads as another user
	const folder = path.join(inner, 'site');
	await cp(built, folder, { recursive: true });
	await writeHostFiles(folder, { host: runtime.host, base, preview: false });
	const origin = `http://localhost:${port}`;
	if (runtime.host === 'own') {
		const server = createSiteServer({ dist: folder, base });
		server.listen(port, 'localhost');
		await once(server, 'listening');
		const stop = async () => {
			server.closeAllConnections();
			server.close();
			await rm(inner, { recursive: true });
		};
		return { origin, stop };
	}
	const command = await runtime.start(folder, port, base);
	if (!command) {
		await rm(inner, { recursive: true });
		return undefined;
	}
	const child = spawn(command.command, command.args, {
		...(command.cwd && { cwd: command.cwd }),
		env: { ...process.env, ...quiet },
		stdio: ['ignore', 'pipe', 'pipe'],
		detached: true, // a group of its own, so that what it starts ends with it
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
	const stop = async () => {
		if (child.pid !== undefined && child.exitCode === null) {
			process.kill(-child.pid, 'SIGTERM');
			await Promise.race([once(child, 'exit'), wait(5000)]);
			if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGKILL');
		}
		await rm(inner, { recursive: true, force: true });
	};
	// The first time, npx fetches a few hundred packages.
	for (const end = Date.now() + 300_000; Date.now() < end; await wait(500)) {
		const answers = await ask(origin + base).catch(() => undefined);
		if (answers) return { origin, stop };
		if (child.exitCode !== null) break;
	}
	await stop();
	throw new Error(`${runtime.name} did not start: ${said.slice(-2000)}`);
}

function settings(folder: string, port: number, base: string, packed: ('br' | 'gzip')[]) {
	const rules = below(base, readRules(path.join(root, 'public')));
	return serverSettings(folder, rules, { folder, base, port, packed });
}

/** What Debian's own nginx.conf has around the servers, so that it runs without being root. */
function nginxAround(folder: string): string {
	const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
		(kind) => `${kind}_temp_path ${folder}/${kind};`,
	);
	return `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; ${temporary.join(' ')}`;
}

function isInstalled(command: string, ...args: string[]): boolean {
	return spawnSync(command, args).status === 0;
}
