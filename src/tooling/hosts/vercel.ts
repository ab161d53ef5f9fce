// Vercel takes .vercel/output as it is, if a build leaves one: https://vercel.com/docs/build-output-api
import { type HeaderRule, headersFor, type HostRules } from '../serve/host-rules.ts';
import { typeOf } from '../serve/site-files.ts';
import { isOfFiles, literal } from './rules-files.ts';
import { foldersOf } from './server-settings.ts';

/** A line of Vercel's routing: a request whose path matches is sent elsewhere, or gets headers. */
interface Route {
	src: string;
	headers?: { [name: string]: string };
	status?: number;
	dest?: string;
	/** Looks at the following lines, too. */
	continue?: true;
	/** Replaces a header that the file would come with. */
	important?: true;
}

type Phase = 'filesystem' | 'hit' | 'error';

/** What config.json says. The lines behind "hit" are asked for files that exist, those behind "error" for what is not there. */
export interface VercelConfig {
	version: 3;
	routes: (Route | { handle: Phase })[];
	/** By file: its address and its type. */
	overrides: { [file: string]: { path: string; contentType: string } };
}

/** What nobody keeps. */
const asked = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * The settings for Vercel.
 * @param rules below the base path
 * @param files all that is published, without a slash in front
 */
export function vercelConfig(base: string, rules: HostRules, files: string[]): VercelConfig {
	const everywhere = rules.headers.find(({ path }) => path === `${base}*`);
	const others = rules.headers.filter((rule) => rule !== everywhere);
	// The editing screen names its files from there.
	const withSlash = foldersOf(files).filter((folder) => folder !== base);
	return {
		version: 3,
		routes: [
			...headersOf(everywhere ? [{ ...everywhere, path: '/*' }] : []),
			...headersOf(others.filter((rule) => !isOfFiles(rule))),
			...rules.redirects.map(({ from, to }) => redirect(301, `^${literal(from)}/?$`, to)),
			{ src: `^${literal(base)}404(?:\\.html)?$`, status: 404, dest: '/404.html' },
			...withSlash.map((path) => redirect(308, `^${literal(path.slice(0, -1))}$`, path)),
			redirect(308, '^(/|/.+/)index(?:\\.html)?$', '$1'),
			redirect(308, '^(/.+)\\.html$', '$1'),
			redirect(308, `^${[base, ...withSlash].map((path) => `(?!${literal(path)}$)`).join('')}(/.+)/$`, '$1'),
			{ handle: 'filesystem' },
			{ handle: 'hit' },
			...headersOf(others.filter(isOfFiles)),
			{ handle: 'error' },
			{ src: '^/.*$', status: 404, dest: '/404.html', headers: asked, important: true },
		],
		overrides: Object.fromEntries(
			files
				.filter((file) => !file.includes('_astro/') && !/(^|\/)404\.html$/.test(file))
				.map((file) => [file, { path: file.replace(/\.html$/, ''), contentType: typeOf(file) }]),
		),
	};
}

function headersOf(rules: HeaderRule[]): Route[] {
	return rules.map((rule) => ({
		src: `^${rule.path.split('*').map(literal).join('.*')}$`,
		headers: Object.fromEntries(headersFor([rule], rule.path)),
		continue: true,
		important: true,
	}));
}

function redirect(status: 301 | 308, src: string, to: string): Route {
	return { src, status, headers: { Location: to } };
}
