import { loadEnv } from 'vite';
import { root } from '../../folders.ts';

/** Where a build is published. */
export interface SiteAddress {
	/** The origin, e.g. "https://www.example.com". */
	site: string;
	/** The base path: "/", or e.g. "/gym/". */
	base: string;
	/** Whether this is a preview, which search engines must not index. */
	preview: boolean;
	/** Whether the address comes from a setting or the host; otherwise `site` is a placeholder. */
	known: boolean;
}

type Environment = Record<string, string | undefined>;

/** What a host's environment variables say about the build. */
interface Host {
	name: 'netlify' | 'cloudflare' | 'vercel';
	preview: boolean;
	/** The production address. */
	live?: string | undefined;
	/** The address of this deployment. */
	own?: string | undefined;
}

const placeholder = 'https://ember.example.com';

/** The build's variables, from the environment and from .env files as Astro reads them. */
export function buildEnvironment(): Environment {
	return loadEnv('production', root, '');
}

/**
 * The site's address. A preview uses the address that its host gives it; other builds use SITE_URL, or else the host's.
 * @throws if SITE_URL or BASE_PATH is invalid.
 */
export function siteAddress(environment: Environment): SiteAddress {
	const written = environment['SITE_URL'];
	const site = written === undefined ? undefined : readSite(written);
	const base = readBase(environment['BASE_PATH'] ?? '/');
	const host = detectHost(environment);
	const origin = host?.preview ? parseOrigin(host.own) : (site ?? parseOrigin(host?.live));
	return { site: origin ?? placeholder, base, preview: host?.preview ?? false, known: origin !== undefined };
}

/** Detects a known host from the environment. */
export function detectHost(environment: Environment): Host | undefined {
	const { NETLIFY, NETLIFY_LOCAL, CF_PAGES, WORKERS_CI, VERCEL } = environment;
	if (NETLIFY ?? NETLIFY_LOCAL) {
		const { URL: live, DEPLOY_PRIME_URL: own, CONTEXT: context = 'production' } = environment;
		return { name: 'netlify', preview: context !== 'production', live, own };
	}
	if (CF_PAGES ?? WORKERS_CI) {
		// Cloudflare doesn't tell a build which branch is the production branch
		// (https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables).
		const { PRODUCTION_BRANCH: published = 'main', WORKERS_CI_BRANCH = published } = environment;
		const { CF_PAGES_URL: own, CF_PAGES_BRANCH: branch = WORKERS_CI_BRANCH } = environment;
		// "https://0a1b2c3d.project.pages.dev" is a deployment of "https://project.pages.dev".
		const live = own?.replace(/\/\/[\da-f]+\.([\w-]+\.pages\.dev)/, '//$1');
		return { name: 'cloudflare', preview: branch !== published, live, own };
	}
	if (VERCEL) {
		const { VERCEL_ENV: kind, VERCEL_PROJECT_PRODUCTION_URL: live, VERCEL_URL: own } = environment;
		const withScheme = (name?: string) => name && `https://${name}`;
		return { name: 'vercel', preview: kind === 'preview', live: withScheme(live ?? own), own: withScheme(own) };
	}
	return undefined;
}

function parseOrigin(address: string | undefined): string | undefined {
	return URL.parse(address ?? '')?.origin;
}

function readSite(written: string): string {
	const url = URL.parse(written.trim());
	const advice = 'Write the site’s address with "https://", e.g. "SITE_URL=https://www.example.com"';
	if (!url || !/^https?:$/.test(url.protocol)) {
		throw new Error(`SITE_URL is "${written}". ${advice}, or leave it out if the host sets the address itself.`);
	}
	if (url.pathname !== '/') {
		const { origin, pathname } = url;
		throw new Error(
			`SITE_URL is "${written}", which has a path. Write "SITE_URL=${origin}" and "BASE_PATH=${pathname.replace(/\/?$/, '/')}".`,
		);
	}
	if (url.href !== `${url.origin}/`)
		throw new Error(`SITE_URL is "${written}". ${advice} and nothing after the host name.`);
	return url.origin;
}

/** "gym", "/gym" and "/gym/" mean the same, and so do "" and "/". */
function readBase(written: string): string {
	const inner = written.trim().replace(/^\/+|\/+$/g, '');
	if (inner === '') return '/';
	if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(inner) || /(^|\/)\.\.?(\/|$)/.test(inner)) {
		throw new Error(`BASE_PATH is "${written}". Write the path of the site’s home page, e.g. "BASE_PATH=/gym/".`);
	}
	return `/${inner}/`;
}
