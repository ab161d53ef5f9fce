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

/** Environment variables. */
export type Environment = Record<string, string | undefined>;

/** What a host's environment variables say about the build. */
interface Host {
	preview: boolean;
	/** The address of this preview, or of the production site. */
	address: string | undefined;
}

const placeholder = 'https://www.example.com';

/**
 * The build's variables, trimmed, from the environment and from .env files as Astro reads them. Empty ones count as unset: CI
 * sets a variable that nobody filled in to "".
 */
export function buildEnvironment(): Environment {
	const all = Object.entries(loadEnv('production', root, '')).map(([name, value]) => [name, value.trim()] as const);
	return Object.fromEntries(all.filter(([, value]) => value !== ''));
}

/**
 * The site's address. A preview uses the address that its host gives it; other builds use SITE_URL, or else the host's.
 * @throws if SITE_URL or BASE_PATH is invalid.
 */
export function siteAddress(environment: Environment): SiteAddress {
	const { SITE_URL, BASE_PATH = '/' } = environment;
	const written = SITE_URL === undefined ? undefined : readSite(SITE_URL);
	const base = readBase(BASE_PATH);
	const { preview = false, address = '' } = detectHost(environment) ?? {};
	const site = (preview ? undefined : written) ?? URL.parse(address)?.origin;
	return { site: site ?? placeholder, base, preview, known: site !== undefined };
}

/** Detects a known host from the environment. */
function detectHost(environment: Environment): Host | undefined {
	const { NETLIFY, NETLIFY_LOCAL, CF_PAGES, WORKERS_CI, VERCEL } = environment;
	if (NETLIFY ?? NETLIFY_LOCAL) {
		const { URL: live, DEPLOY_PRIME_URL: own, CONTEXT: context = 'production' } = environment;
		const preview = context !== 'production';
		return { preview, address: preview ? own : live };
	}
	if (CF_PAGES ?? WORKERS_CI) {
		// Cloudflare doesn't tell a build which branch is the production branch
		// (https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables).
		const { PRODUCTION_BRANCH: published = 'main', WORKERS_CI_BRANCH = published } = environment;
		const { CF_PAGES_URL: own, CF_PAGES_BRANCH: branch = WORKERS_CI_BRANCH } = environment;
		const preview = branch !== published;
		// "https://0a1b2c3d.project.pages.dev" is a deployment of "https://project.pages.dev".
		const live = own?.replace(/\/\/[\da-f]+\.([\w-]+\.pages\.dev)/, '//$1');
		return { preview, address: preview ? own : live };
	}
	if (VERCEL) {
		const { VERCEL_ENV: kind, VERCEL_PROJECT_PRODUCTION_URL: live, VERCEL_URL: own } = environment;
		const preview = kind === 'preview';
		const name = preview ? own : (live ?? own);
		return { preview, address: name && `https://${name}` };
	}
	return undefined;
}

function readSite(written: string): string {
	const { href, origin = '' } = URL.parse(written) ?? {};
	if (/^https?:/.test(origin) && href === `${origin}/`) return origin;
	throw new Error(
		`SITE_URL is "${written}". Write "https://" and the site’s name, e.g. "SITE_URL=https://www.example.com", and nothing ` +
			'after it: a path has its own setting, e.g. "BASE_PATH=/gym/".',
	);
}

/** "gym", "/gym" and "/gym/" mean the same, and so do "" and "/". */
function readBase(written: string): string {
	const inner = written.replace(/^\/+|\/+$/g, '');
	if (inner === '') return '/';
	if (!/^[\w.~-]+(\/[\w.~-]+)*$/.test(inner) || /(^|\/)\.\.?(\/|$)/.test(inner)) {
		throw new Error(`BASE_PATH is "${written}". Write the path of the site’s home page, e.g. "BASE_PATH=/gym/".`);
	}
	return `/${inner}/`;
}
