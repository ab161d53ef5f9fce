/** A block of public/_headers: what is added to the answers of the paths it matches. */
export interface HeaderRule {
	pattern: RegExp;
	set: [name: string, value: string][];
	/** Names that "! Name" takes away again. */
	remove: string[];
}

/** A line of public/_redirects. */
export interface RedirectRule {
	pattern: RegExp;
	to: string;
	status: number;
}

/** Reads public/_headers, in the form that Netlify and Cloudflare share: a path, then indented headers. */
export function parseHeaders(text: string): HeaderRule[] {
	const rules: HeaderRule[] = [];
	for (const { line, number } of lines(text)) {
		if (!/^\s/.test(line)) {
			rules.push({ pattern: toPattern(line.trim()), set: [], remove: [] });
			continue;
		}
		const [, removed, name, value] = /^\s+(?:! *([\w-]+)|([\w-]+): *(.+?))\s*$/.exec(line) ?? [];
		const rule = rules.at(-1);
		if (rule && removed) rule.remove.push(removed.toLowerCase());
		else if (rule && name && value) rule.set.push([name.toLowerCase(), value]);
		else throw new Error(`public/_headers, line ${number}: write a path, and below it indented "Name: value" lines.`);
	}
	return rules;
}

/** Reads public/_redirects: "from to status", with the status written out, since hosts differ on what is meant without. */
export function parseRedirects(text: string): RedirectRule[] {
	return lines(text).map(({ line, number }) => {
		const [from = '', to = '', status = '', ...rest] = line.trim().split(/\s+/);
		if (
			!from.startsWith('/') ||
			!/^(\/|https:\/\/)/.test(to) ||
			!/^(200|30[12378]|404)!?$/.test(status) ||
			rest.length
		) {
			throw new Error(`public/_redirects, line ${number}: write "/from /to 301" (or 200, 302, 303, 307, 308, 404).`);
		}
		return { pattern: toPattern(from), to, status: Number.parseInt(status, 10) };
	});
}

/** The headers for a path: blocks are applied in order, and a header set twice becomes a list. */
export function headersFor(rules: HeaderRule[], path: string): Map<string, string> {
	const headers = new Map<string, string>();
	for (const { pattern, set, remove } of rules) {
		if (!pattern.test(path)) continue;
		for (const name of remove) headers.delete(name);
		for (const [name, value] of set) headers.set(name, [headers.get(name), value].filter(Boolean).join(', '));
	}
	return headers;
}

/** Where a path is sent, with ":placeholders" and ":splat" filled in; nothing when no line matches. */
export function redirectFor(rules: RedirectRule[], path: string): { to: string; status: number } | undefined {
	for (const { pattern, to, status } of rules) {
		const found = pattern.exec(path);
		if (!found) continue;
		const parts = found.groups ?? {};
		const filled = to.replace(/:([a-z]\w*)/gi, (written, name) => (name in parts ? (parts[name] ?? '') : written));
		// "//other.example" would lead to another site.
		return { to: filled.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled, status };
	}
	return undefined;
}

function lines(text: string): { line: string; number: number }[] {
	return text
		.split(/\r?\n/)
		.map((line, index) => ({ line, number: index + 1 }))
		.filter(({ line }) => line.trim() !== '' && !line.trim().startsWith('#'));
}

/** "/blog/*" also matches "/blog"; a star elsewhere takes whatever is there; ":name" takes one part of the path. */
function toPattern(path: string): RegExp {
	const source = path
		.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\/\*$/, '(?:/(?<splat>.*))?')
		.replace(/\*(?!\))/, '(?<splat>.*)')
		.replace(/:([a-z]\w*)/gi, '(?<$1>[^/]+)');
	return new RegExp(`^${source}$`);
}
