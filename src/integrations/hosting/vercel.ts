// Writes Vercel's Build Output API configuration: https://vercel.com/docs/build-output-api
import { type HeaderRule, findHeaders, type HostRules, uncached } from './host-rules.ts';
import { getContentType } from './file-types.ts';
import { escapePattern, isFileRule } from './rules-files.ts';

/** One of Vercel's routing rules: redirects matching requests or adds headers. */
interface Route {
	src: string;
	headers?: { [name: string]: string };
	status?: number;
	dest?: string;
	/** Keep evaluating the rules that follow. */
	continue?: true;
	/** Override a header that the file already has. */
	important?: true;
}

/**
 * Creates config.json.
 * @param rules with the base path
 * @param files all published files, without a leading slash
 */
export function vercelConfig(base: string, rules: HostRules, files: string[]) {
	// The editing screen's page needs the trailing slash, because it loads its files by relative URLs.
	const home = escapePattern(base);
	const routes: (Route | { handle: string })[] = [
		...createHeaderRoutes(rules.headers.filter((rule) => !isFileRule(rule))),
		// No page has such an address. Browsers treat "//name" or "/\name" in a redirect as another site.
		{ src: '^.*(?://|%2[fF]|\\\\|%5[cC]|%[01]|[\\x00-\\x1f]).*$', status: 404, dest: '/404.html' },
		...rules.redirects.map(({ from, to }) => redirect(301, `^${escapePattern(from)}/?$`, to)),
		{ src: `^${home}404(?:\\.html)?$`, status: 404, dest: '/404.html' },
		redirect(308, `^${home}admin$`, `${base}admin/`),
		redirect(308, '^(/|/.+/)index(?:\\.html)?$', '$1'),
		redirect(308, '^(/.+)\\.html$', '$1'),
		redirect(308, `^(?!${home}(?:admin/)?$)(/.+)/$`, '$1'),
		{ handle: 'filesystem' },
		{ handle: 'hit' }, // files that exist
		...createHeaderRoutes(rules.headers.filter(isFileRule)),
		{ handle: 'error' }, // files that don't
		{ src: '^/.*$', status: 404, dest: '/404.html', headers: { 'cache-control': uncached }, important: true },
	];
	// The address and content type of each file.
	const overrides = Object.fromEntries(
		files
			.filter((file) => !file.includes('_astro/') && !/(^|\/)404\.html$/.test(file))
			.map((file) => [file, { path: file.replace(/\.html$/, ''), contentType: getContentType(file) }]),
	);
	return { version: 3, routes, overrides };
}

function createHeaderRoutes(rules: HeaderRule[]): Route[] {
	return rules.map((rule) => ({
		src: `^${rule.path.split('*').map(escapePattern).join('.*')}$`,
		headers: Object.fromEntries(findHeaders([rule], rule.path)),
		continue: true,
		important: true,
	}));
}

function redirect(status: 301 | 308, src: string, to: string): Route {
	return { src, status, headers: { Location: to } };
}
