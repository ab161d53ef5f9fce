import { type HeaderRule, type HostRules, isFileHeader, matchesRule, type RedirectRule } from './host-rules.ts';

/** Writes _headers for Netlify and Cloudflare. */
export function headersFile(rules: HeaderRule[]): string {
	const blocks = rules.map(({ path, headers }) =>
		[path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
	);
	return `${blocks.join('\n\n')}\n`;
}

/** Writes _redirects for the same hosts: with and without a trailing slash, which some treat as different paths. */
export function redirectsFile(rules: RedirectRule[]): string {
	return rules.map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`).join('');
}

/** Adds the base path to every rule whose address begins with "/". */
export function prefixRules(base: string, { headers, redirects }: HostRules): HostRules {
	const prefix = base.replace(/\/$/, '');
	const place = (path: string) => (path.startsWith('/') ? prefix + path : path);
	return {
		headers: headers.map((rule) => ({ ...rule, path: place(rule.path) })),
		redirects: redirects.map(({ from, to }) => ({ from: place(from), to: place(to) })),
	};
}

/**
 * Replaces the path of a folder with the paths of its files. Netlify also sends a path's headers with a 404, so "cache this
 * for a year" on a folder would make browsers cache 404s
 * (https://answers.netlify.com/t/set-headers-depending-on-http-status/4518). Rules about pages stay as they are.
 * @param files without a leading slash.
 */
export function perFile(rules: HeaderRule[], files: string[]): HeaderRule[] {
	return rules.flatMap((rule) => {
		if (!isFileRule(rule)) return [rule];
		const paths = files.map((file) => `/${file}`).filter((file) => matchesRule(rule.path, file));
		return paths.map((path) => ({ ...rule, path }));
	});
}

/** Whether a rule is about files rather than addresses. */
export function isFileRule({ headers }: HeaderRule): boolean {
	return headers.some(([name]) => isFileHeader(name));
}

/** Escapes a path for a regular expression. */
export function escapePattern(path: string): string {
	return path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
