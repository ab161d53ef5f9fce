import { type HeaderRule, type HostRules, isOfFile, type RedirectRule } from '../../lib/host-rules.ts';

/** _headers as Netlify, Cloudflare and our own server read it: of two blocks with the same path, Cloudflare sees only the last. */
export function headersFile(rules: HeaderRule[]): string {
	const blocks = [...Map.groupBy(rules, ({ path }) => path)].map(([path, same]) => {
		const headers = same.flatMap(({ headers }) => headers);
		return [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');
	});
	return `${blocks.join('\n\n')}\n`;
}

/**
 * _redirects as the same hosts read it.
 * @param status "301!" where a file at the old address would otherwise win, as on Netlify.
 */
export function redirectsFile(rules: RedirectRule[], status: '301' | '301!' = '301'): string {
	// With and without a slash at the end: some hosts tell them apart.
	return rules.map(({ from, to }) => `${from} ${to} ${status}\n${from}/ ${to} ${status}\n`).join('');
}

/** The rules for a site below a path: where an address begins with "/", that path comes in front. */
export function prefixRules(base: string, { headers, redirects }: HostRules): HostRules {
	const prefix = base.replace(/\/$/, '');
	const place = (path: string) => (path.startsWith('/') ? prefix + path : path);
	return {
		headers: headers.map((rule) => ({ ...rule, path: place(rule.path) })),
		redirects: redirects.map(({ from, to }) => ({ from: place(from), to: place(to) })),
	};
}

/**
 * Names each file instead of its folder. Netlify sends the headers of a path whether or not there is a file, so "cache this
 * for a year" must not be said of a whole folder: a browser would cache the 404 too. Rules about pages stay as they are.
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

/** Whether a block is about files; the others are about addresses. */
export function isFileRule({ headers }: HeaderRule): boolean {
	return headers.some(([name]) => isOfFile(name));
}
