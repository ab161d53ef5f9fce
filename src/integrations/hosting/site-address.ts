import { loadEnv } from 'vite';
import { root } from '../../folders.ts';

/** Where a build is published. */
export type SiteAddress = ReturnType<typeof siteAddress>;

/** Environment variables. */
export type Environment = Record<string, string | undefined>;

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
export function siteAddress(environment: Environment) {
	const { SITE_URL, BASE_PATH = '/' } = environment;
	// One form each, because servers read the same settings and take them literally.
	if (!/^\/([\w~-][\w.~-]*\/)*$/.test(BASE_PATH))
		throw new Error(
			`BASE_PATH is "${BASE_PATH}". Write the path of the site’s home page, with a slash at both ends, e.g. "BASE_PATH=/gym/".`,
		);
	if (SITE_URL && !/^https?:\/\/[^/?#]+$/.test(SITE_URL))
		throw new Error(
			`SITE_URL is "${SITE_URL}". Write "https://" and the site’s name, e.g. "SITE_URL=https://www.example.com", and ` +
				'nothing after it, not even a slash: a path has its own setting, e.g. "BASE_PATH=/gym/".',
		);
	const { preview, address = '' } = detectHost(environment);
	const site = URL.parse((preview ? undefined : SITE_URL) ?? address)?.origin;
	return {
		site: site ?? 'https://www.example.com', // the origin
		base: BASE_PATH, // "/", or e.g. "/gym/"
		preview, // which search engines must not index
		known: site !== undefined, // otherwise it is a placeholder
	};
}

/** Whether the build's host says that this is a preview, and the address of the preview or of the live site. */
function detectHost(environment: Environment): { preview: boolean; address?: string | undefined } {
	const { NETLIFY, CF_PAGES, WORKERS_CI, VERCEL } = environment;
	if (NETLIFY) {
		const { URL: live, DEPLOY_PRIME_URL: own, CONTEXT } = environment;
		const preview = CONTEXT !== 'production';
		return { preview, address: preview ? own : live };
	}
	if (CF_PAGES ?? WORKERS_CI) {
		// Cloudflare doesn't tell a build which branch is the production branch
		// (https://developers.cloudflare.com/pages/configuration/build-configuration/#environment-variables).
		const { PRODUCTION_BRANCH: published = 'main', WORKERS_CI_BRANCH = published } = environment;
		const { CF_PAGES_BRANCH: branch = WORKERS_CI_BRANCH, CF_PAGES_URL: own } = environment;
		const preview = branch !== published;
		// "https://0a1b2c3d.project.pages.dev" is a deployment of "https://project.pages.dev".
		return { preview, address: preview ? own : own?.replace(/\/\/[\da-f]+\.([\w-]+\.pages\.dev)/, '//$1') };
	}
	const { VERCEL_ENV, VERCEL_PROJECT_PRODUCTION_URL: live, VERCEL_URL: own } = environment;
	const preview = VERCEL_ENV === 'preview';
	const name = preview ? own : (live ?? own);
	return { preview, address: VERCEL && name && `https://${name}` };
}
