// What follows the build for the host that runs it: rules in its own form, and files where it looks for them.
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { root } from '../folders.ts';
import { type HeaderRule, type HostRules, readRules } from '../serve/host-rules.ts';
import { below, headersFile, perFile, redirectsFile } from './rules-files.ts';
import { hostOf, siteAddress } from './site-address.ts';
import { vercelConfig } from './vercel.ts';

const publicFolder = path.join(root, 'public');

/** Who will serve the build: a host that is known here, our own server, or any other, which may understand none of our rules. */
export type HostName = 'netlify' | 'cloudflare' | 'vercel' | 'server' | 'own' | 'any';

export interface Publication {
	host: HostName;
	base: string;
	preview: boolean;
}

/** Redirects as Astro's own setting wants them: a page for each that leads on by itself, for hosts without rules. */
export function redirectPages(base: string): { [from: string]: string } {
	const { redirects } = below(base, readRules(publicFolder));
	// Astro puts the base path before the old address only.
	return Object.fromEntries(redirects.map(({ from, to }) => [from.slice(base.length - 1), to]));
}

/** After the build: the site's address is made sure of, and the host gets its own form of what public/_headers and _redirects say. */
export function hostFiles(environment: { [name: string]: string | undefined }): AstroIntegration {
	const address = siteAddress(environment);
	const own = environment['PUBLIC_SUPABASE_URL'] === '/';
	return {
		name: 'host-files',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const host = own ? 'own' : hostName(environment);
				if (host === 'later') return; // as check:hosts does, for each of them
				await writeHostFiles(fileURLToPath(dir), { ...address, host });
				if (address.known || own) return;
				logger.warn(
					`NOBODY SAID WHERE THIS SITE WILL BE. Its pages, sitemap and share pictures name ${address.site}, which is made up: ` +
						'search engines would look there. Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

/** Said by BUILD_FOR where the build is made elsewhere; by the host that runs it otherwise. */
function hostName(environment: { [name: string]: string | undefined }): HostName | 'later' {
	const name = environment['BUILD_FOR'];
	if (name === undefined) {
		return hostOf(environment)?.name ?? 'any';
	}
	const known = (['netlify', 'cloudflare', 'vercel', 'server', 'any', 'later'] as const).find((host) => host === name);
	if (known) return known;
	throw new Error(`BUILD_FOR is "${name}". Write netlify, cloudflare, vercel, server or any, or leave it out.`);
}

/** Makes a built site ready for a host. */
export async function writeHostFiles(dist: string, { host, base, preview }: Publication): Promise<void> {
	const rules = readRules(publicFolder);
	// Where rules redirect, the pages that lead on by themselves would only be in their way.
	const stubs = rules.redirects.map(({ from }) => `${from.slice(1)}.html`);
	if (host !== 'any') for (const stub of stubs) await rm(path.join(dist, stub), { force: true });
	else await writePagesAsFolders(dist);

	const files = (await filesIn(dist)).map((file) => `/${file}`);
	const headers = host === 'netlify' ? perFile(rules.headers, files) : rules.headers;
	// A preview as a whole, and the editing screen where there is one, which says the rest itself.
	const noindex: HeaderRule = { path: preview ? '/*' : '/admin/*', headers: [['X-Robots-Tag', 'noindex']] };
	const isHidden = preview || files.some((file) => file.startsWith('/admin/'));
	const { redirects, headers: placed } = below(base, {
		...rules,
		headers: isHidden ? [...headers, noindex] : headers,
	});
	if (base !== '/' && host !== 'own' && host !== 'any') await moveBelow(dist, base);
	if (host === 'vercel') return writeForVercel(dist, base, { redirects, headers: placed });
	await writeFile(path.join(dist, '_headers'), headersFile(placed));
	await writeFile(path.join(dist, '_redirects'), redirectsFile(redirects, host === 'netlify' ? '301!' : '301'));
}

/**
 * Writes about.html again as about/index.html. A server without any setting finds only the second, with a redirect to
 * "/about/"; hosts that know clean addresses take the first. The canonical address is the same in both.
 */
async function writePagesAsFolders(dist: string): Promise<void> {
	for (const file of await filesIn(dist)) {
		if (!file.endsWith('.html') || /(^|\/)index\.html$/.test(file) || file === '404.html') continue;
		await cp(path.join(dist, file), path.join(dist, file.replace(/\.html$/, '/index.html')));
	}
}

/** Vercel publishes .vercel/output, which is written beside the folder of the build. */
async function writeForVercel(dist: string, base: string, rules: HostRules): Promise<void> {
	for (const file of ['_headers', '_redirects']) await rm(path.join(dist, file), { force: true });
	const output = path.join(dist, '../.vercel/output');
	await rm(output, { recursive: true, force: true });
	await cp(dist, path.join(output, 'static'), { recursive: true });
	const config = vercelConfig(base, rules, await filesIn(dist));
	await writeFile(path.join(output, 'config.json'), `${JSON.stringify(config, null, '\t')}\n`);
}

/** A host that publishes the folder as a whole domain finds the site below its path; its rules and its 404 page stay on top. */
async function moveBelow(dist: string, base: string): Promise<void> {
	const inner = await mkdtemp(`${dist.replace(/[/\\]$/, '')}-`);
	await rename(dist, path.join(inner, 'site'));
	const target = path.join(dist, base);
	await mkdir(path.dirname(target.replace(/[/\\]$/, '')), { recursive: true });
	await rename(path.join(inner, 'site'), target.replace(/[/\\]$/, ''));
	await rm(inner, { recursive: true });
	for (const file of ['_headers', '_redirects']) await rm(path.join(target, file), { force: true });
	await cp(path.join(target, '404.html'), path.join(dist, '404.html'));
}

async function filesIn(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
