// The last build step: converts public/_headers and public/_redirects to the host's format, and moves files where the
// host expects them.
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readRules, type RedirectRule } from './host-rules.ts';
import { distFolder, root } from '../../folders.ts';
import { readAccountSettings } from '../account-settings.ts';
import { apacheConfig } from './apache.ts';
import { type BuildRecord, hashFiles, recordFile } from './build-record.ts';
import { compressSite } from './compress.ts';
import { prefixRules, headersFile, perFile, redirectsFile } from './rules-files.ts';
import { detectHost, type Environment, siteAddress } from './site-address.ts';
import { vercelConfig } from './vercel.ts';

/** To add a host, extend this list and writeHostFiles, and detectHost if the host identifies itself in the environment. */
const hosts = {
	netlify: 'Netlify',
	cloudflare: 'Cloudflare',
	vercel: 'Vercel',
	apache: 'Apache',
	server: 'nginx, Caddy or CloudFront',
	any: 'any host, without header or redirect rules (set BUILD_FOR to get them)',
};

type HostName = keyof typeof hosts;

export interface Publication extends Omit<BuildRecord, 'rules' | 'files'> {
	/** "any" is a host that may support none of our rules. */
	host: HostName;
}

/**
 * Redirects in the form of Astro's `redirects` setting: a page with a meta refresh for each, for hosts without redirect
 * rules.
 * @param former the redirects from the content's old addresses
 */
export function redirectPages(base: string, former: RedirectRule[] = []): { [from: string]: string } {
	const { headers, redirects: fixed } = readRules();
	const { redirects } = prefixRules(base, { headers, redirects: [...fixed, ...former] });
	// Astro 7.3 adds the base path to the source but not to the target; these rules have it on both
	// (https://github.com/withastro/astro/issues/7774).
	return Object.fromEntries(redirects.map(({ from, to }) => [from.slice(base.length - 1), to]));
}

/**
 * Prepares the build for its host, and says which host and address it is for.
 * @throws if BUILD_FOR names no known host, or if Astro can't build into OUT_DIR.
 */
export function hostFiles(environment: Environment, former: RedirectRule[]): AstroIntegration {
	const { site, base, preview, known } = siteAddress(environment);
	const home = `${site}${base}`;
	const accounts = readAccountSettings(environment);
	// Our server reads the same files as nginx.
	const isLocal = accounts.kind === 'embedded';
	const host = isLocal ? 'server' : chooseHost(environment);
	// If a folder beside the project has a path that begins with the project's, Astro treats it as inside and finds no packages
	// (getOutDirWithinCwd in Astro 7.3; no issue known).
	if (distFolder.startsWith(root) && !distFolder.startsWith(root + path.sep)) {
		throw new Error(
			`OUT_DIR is "${distFolder}". Choose a folder inside "${root}", or one whose path begins differently.`,
		);
	}
	return {
		name: 'host-files',
		hooks: {
			'astro:config:setup': ({ updateConfig }) => {
				// Hosts with redirect rules would serve redirect pages first. The files for servers lack the redirects from content.
				updateConfig({ build: { redirects: host === 'any' || host === 'server' } });
			},
			'astro:build:done': async ({ dir, logger }) => {
				await writeHostFiles(fileURLToPath(dir), { host, home, preview, accounts }, former);
				if (isLocal) return;
				logger.info(`built ${home} for ${hosts[host]}${accounts.kind === 'none' ? ', without accounts' : ''}`);
				if (known || preview) return;
				logger.warn(
					`THE SITE’S ADDRESS IS UNKNOWN. Its pages, sitemap and share pictures use the placeholder ${site}, ` +
						'so search engines would look there. Set SITE_URL, e.g. "SITE_URL=https://www.example.com", and build again.',
				);
			},
		},
	};
}

/** BUILD_FOR if set; otherwise the host that runs the build. */
function chooseHost(environment: Environment): HostName {
	const name = environment['BUILD_FOR'] ?? detectHost(environment)?.name ?? 'any';
	if (isHost(name)) return name;
	throw new Error(`BUILD_FOR is "${name}". Remove it or write one of: ${Object.keys(hosts).join(', ')}.`);
}

function isHost(name: string): name is HostName {
	return Object.hasOwn(hosts, name);
}

/** Writes the host's files into a built site, and the record of the build. */
export async function writeHostFiles(
	dist: string,
	{ host, ...about }: Publication,
	former: RedirectRule[] = [],
): Promise<void> {
	const rules = readRules();
	// nginx.conf, Caddyfile and cloudfront.js don't contain the redirects from content.
	if (host !== 'server') rules.redirects.push(...former);
	const redirectFiles = rules.redirects.map(({ from }) => `${from.slice(1)}.html`);
	for (const file of ['_headers', '_redirects']) await rm(path.join(dist, file), { force: true });

	const base = new URL(about.home).pathname;
	const placed = prefixRules(base, rules);
	const files = await listFiles(dist);
	const pages = files.filter((file) => !redirectFiles.includes(file));
	const record: BuildRecord = { ...about, rules: placed, files: hashFiles(dist, pages) };
	await writeFile(path.join(dist, recordFile), JSON.stringify(record));
	if (host === 'any') await writePagesAsFolders(dist, files);
	else if (host !== 'apache' && base !== '/') await moveBelow(dist, base);

	const published = await listFiles(dist);
	if (host === 'server') await compressSite(dist, published);
	else if (host === 'apache') await writeFile(path.join(dist, '.htaccess'), apacheConfig(base, placed, published));
	else if (host === 'vercel') await writeForVercel(dist, vercelConfig(base, placed, published));
	else {
		const headers = host === 'netlify' ? perFile(placed.headers, published) : placed.headers;
		await writeFile(path.join(dist, '_headers'), headersFile(headers));
		await writeFile(path.join(dist, '_redirects'), redirectsFile(placed.redirects));
	}
}

/**
 * Copies about.html to about/index.html. A server without configuration only finds the second, after a redirect to
 * "/about/"; hosts with clean URLs use the first. Both have the same canonical URL.
 */
async function writePagesAsFolders(dist: string, files: string[]): Promise<void> {
	for (const file of files) {
		if (!file.endsWith('.html') || /(^|\/)index\.html$/.test(file) || file === '404.html') continue;
		await cp(path.join(dist, file), path.join(dist, file.replace(/\.html$/, '/index.html')));
	}
}

/** Vercel publishes .vercel/output instead of the build folder. */
async function writeForVercel(dist: string, config: object): Promise<void> {
	const output = path.join(dist, '../.vercel/output');
	await rm(output, { recursive: true, force: true });
	await cp(dist, path.join(output, 'static'), { recursive: true });
	await writeFile(path.join(output, 'config.json'), JSON.stringify(config, null, '\t'));
}

/**
 * Moves the site into a subfolder for hosts that publish the build at the domain's root. Rules and the 404 page stay at
 * the top.
 */
async function moveBelow(dist: string, base: string): Promise<void> {
	const aside = `${path.resolve(dist)}-${process.pid}`;
	const target = path.resolve(dist, `.${base}`);
	await rename(dist, aside);
	await mkdir(path.dirname(target), { recursive: true });
	await rename(aside, target);
	await cp(path.join(target, '404.html'), path.join(dist, '404.html'));
}

async function listFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
