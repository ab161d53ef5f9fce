import { type HeaderRule, type HostRules, isFileHeader, type RedirectRule } from '../../lib/host-rules.ts';

/**
 * Writes _headers for Netlify, Cloudflare and our own server. If two blocks have the same path, Cloudflare only uses the
 * last (constructHeaders in its source:
 * https://github.com/cloudflare/workers-sdk/tree/main/packages/workers-shared/utils/configuration).
 */
export function headersFile(rules: HeaderRule[]): string {
	const blocks = [...Map.groupBy(rules, ({ path }) => path)].map(([path, same]) => {
		const headers = same.flatMap(({ headers }) => headers);
		return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	});
	return `${blocks.join('\n\n')}\n`;
}

/**
 * Writes _redirects for the same hosts.
 * @param status "301!" overrides a file at the old address, as Netlify needs
 * (https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing).
 */
export function redirectsFile(rules: RedirectRule[], status: '301' | '301!' = '301'): string {
	// With and without a trailing slash, because some hosts treat them as different paths.
	return rules.map(({ from, to }) => `${from} ${to} ${status}\n${from}/ ${to} ${status}\n`).join('');
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
 */
export function perFile(rules: HeaderRule[], files: string[]): HeaderRule[] {
	return rules.flatMap((rule) => {
		const [start = '', end] = rule.path.split('*');
		if (rule.path === '/*' || end === undefined || !isFileRule(rule)) return [rule];
		return files
			.filter((file) => file.startsWith(start) && file.endsWith(end))
			.map((file) => ({ ...rule, path: file }));
	});
}

/** Whether a rule is about files rather than addresses. */
export function isFileRule({ headers }: HeaderRule): boolean {
	return headers.some(([name]) => isFileHeader(name));
}
