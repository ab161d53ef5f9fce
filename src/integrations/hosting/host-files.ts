// The last step of a build: the host gets its own form of public/_headers and public/_redirects, and files where it looks for them.
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { type HeaderRule, readRules, type RedirectRule } from '../../lib/host-rules.ts';
import { root } from '../../lib/folders.ts';
import { compressSite } from './compress.ts';
import { prefixRules, headersFile, perFile, redirectsFile } from './rules-files.ts';
import { hostOf, siteAddress } from './site-address.ts';
import { vercelConfig } from './vercel.ts';

const publicFolder = path.join(root, 'public');
/** A host is added here, in writeHostFiles, and in hostOf if it names itself in the environment. */
const hostNames = ['netlify', 'cloudflare', 'vercel', 'server', 'any'] as const;

/** Who serves the build: a host, nginx or Caddy ("server"), our own server, or any other, which may understand none of our rules. */
type HostName = (typeof hostNames)[number] | 'own';

export interface Publication {
	host: HostName;
	base: string;
	preview: boolean;
}

/**
 * Redirects for Astro's own setting: a page for each that leads on by itself, for hosts without rules.
 * @param former the redirects that content asks for
 */
export function redirectPages(base: string, former: RedirectRule[] = []): { [from: string]: string } {
	const { headers, redirects: fixed } = readRules(publicFolder);
	const { redirects } = prefixRules(base, { headers, redirects: [...fixed, ...former] });
	// Astro puts the base path before the old address only.
	return Object.fromEntries(redirects.map(({ from, to }) => [from.slice(base.length - 1), to]));
}

/** Prepares the build for its host, and warns if nobody said at which address it will be. */
export function hostFiles(
	environment: { [name: string]: string | undefined },
	former: RedirectRule[],
): AstroIntegration {
	const address = siteAddress(environment);
	const own = environment['PUBLIC_SUPABASE_URL'] === '/';
	return {
		name: 'host-files',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const host = own ? 'own' : hostName(environment);
				await writeHostFiles(fileURLToPath(dir), { ...address, host }, former);
				if (address.known || own) return;
				logger.warn(
					`NOBODY SAID WHERE THIS SITE WILL BE. Its pages, sitemap and share pictures name ${address.site}, which is made up: ` +
						'search engines would look there. Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

/** BUILD_FOR, if the site is built elsewhere; otherwise the host that runs the build. */
function hostName(environment: { [name: string]: string | undefined }): HostName {
	const name = environment['BUILD_FOR'];
	if (name === undefined) return hostOf(environment)?.name ?? 'any';
	const known = hostNames.find((host) => host === name);
	if (known) return known;
	throw new Error(`BUILD_FOR is "${name}". Write netlify, cloudflare, vercel, server or any, or leave it out.`);
}

/** Makes a built site ready for a host. */
export async function writeHostFiles(
	dist: string,
	{ host, base, preview }: Publication,
	former: RedirectRule[] = [],
): Promise<void> {
	const rules = readRules(publicFolder);
	// nginx.conf and the Caddyfile don't know what content asks for: there the pages that lead on stay.
	if (host !== 'server') rules.redirects.push(...former);
	// A host with redirects would find the pages that lead on by themselves first.
	const stubs = rules.redirects.map(({ from }) => `${from.slice(1)}.html`);
	if (host !== 'any') for (const stub of stubs) await rm(path.join(dist, stub), { force: true });
	else await writePagesAsFolders(dist);

	const files = (await filesIn(dist)).map((file) => `/${file}`);
	const headers = host === 'netlify' ? perFile(rules.headers, files) : rules.headers;
	// A whole preview, and the editing screen if the site has one.
	const noindex: HeaderRule = { path: preview ? '/*' : '/admin/*', headers: [['X-Robots-Tag', 'noindex']] };
	const isHidden = preview || files.some((file) => file.startsWith('/admin/'));
	const placed = prefixRules(base, { ...rules, headers: isHidden ? [...headers, noindex] : headers });
	if (base !== '/' && host !== 'own' && host !== 'any') await moveBelow(dist, base);

	if (host === 'vercel' || host === 'server') {
		for (const file of ['_headers', '_redirects']) await rm(path.join(dist, file), { force: true });
		if (host === 'server') await compressSite(dist, await filesIn(dist));
		else await writeForVercel(dist, JSON.stringify(vercelConfig(base, placed, await filesIn(dist)), null, '\t'));
		return;
	}
	await writeFile(path.join(dist, '_headers'), headersFile(placed.headers));
	await writeFile(path.join(dist, '_redirects'), redirectsFile(placed.redirects, host === 'netlify' ? '301!' : '301'));
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

/** Vercel publishes .vercel/output, beside the folder of the build. */
async function writeForVercel(dist: string, config: string): Promise<void> {
	const output = path.join(dist, '../.vercel/output');
	await rm(output, { recursive: true, force: true });
	await cp(dist, path.join(output, 'static'), { recursive: true });
	await writeFile(path.join(output, 'config.json'), `${config}\n`);
}

/** A host that publishes the folder as a whole domain finds the site below its path; rules and 404 page stay at the top. */
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
