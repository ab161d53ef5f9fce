// Vercel takes .vercel/output as it is, if a build leaves one: https://vercel.com/docs/build-output-api
import { type HeaderRule, headersFor, type HostRules } from '../../lib/host-rules.ts';
import { typeOf } from './file-types.ts';
import { isFileRule } from './rules-files.ts';

/** A line of Vercel's routing: a request with such a path is redirected, or gets headers. */
interface Route {
	src: string;
	headers?: { [name: string]: string };
	status?: number;
	dest?: string;
	/** The lines that follow apply too. */
	continue?: true;
	/** Replaces a header that the file would come with. */
	important?: true;
}

type Phase = 'filesystem' | 'hit' | 'error';

/** config.json. The lines after "hit" are for files that exist, those after "error" for what is missing. */
export interface VercelConfig {
	version: 3;
	routes: (Route | { handle: Phase })[];
	/** By file: its address and its type. */
	overrides: { [file: string]: { path: string; contentType: string } };
}

const uncached = { 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * The settings for Vercel.
 * @param rules below the base path
 * @param files all that is published, without a slash in front
 */
export function vercelConfig(base: string, rules: HostRules, files: string[]): VercelConfig {
	const everywhere = rules.headers.find(({ path }) => path === `${base}*`);
	const others = rules.headers.filter((rule) => rule !== everywhere);
	// The editing screen: its page names its files from its folder.
	const withSlash = files
		.filter((file) => /(^|\/)index\.html$/.test(file))
		.map((file) => `/${file.slice(0, -'index.html'.length)}`)
		.filter((folder) => folder !== base);
	return {
		version: 3,
		routes: [
			...headersOf(everywhere ? [{ ...everywhere, path: '/*' }] : []),
			...headersOf(others.filter((rule) => !isFileRule(rule))),
			// No page has such an address. In a redirect, browsers would take "//name" and "/\name" for another site.
			{ src: '^.*(?://|%2[fF]|\\\\|%5[cC]|%[01]|[\\x00-\\x1f]).*$', status: 404, dest: '/404.html' },
			...rules.redirects.map(({ from, to }) => redirect(301, `^${literal(from)}/?$`, to)),
			{ src: `^${literal(base)}404(?:\\.html)?$`, status: 404, dest: '/404.html' },
			...withSlash.map((path) => redirect(308, `^${literal(path.slice(0, -1))}$`, path)),
			redirect(308, '^(/|/.+/)index(?:\\.html)?$', '$1'),
			redirect(308, '^(/.+)\\.html$', '$1'),
			redirect(308, `^${[base, ...withSlash].map((path) => `(?!${literal(path)}$)`).join('')}(/.+)/$`, '$1'),
			{ handle: 'filesystem' },
			{ handle: 'hit' },
			...headersOf(others.filter(isFileRule)),
			{ handle: 'error' },
			{ src: '^/.*$', status: 404, dest: '/404.html', headers: uncached, important: true },
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

/** A path as part of a regular expression. */
function literal(path: string): string {
	return path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
