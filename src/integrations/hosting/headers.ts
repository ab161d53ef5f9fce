import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../folders.ts';

/** A block of public/_headers. */
interface HeaderRule {
	/** A path, or the beginning of paths with a `*` at the end. */
	path: string;
	/** The names are in lower case. */
	headers: [name: string, value: string][];
}

/** The blocks of public/_headers: a path, then indented lines such as "Name: value". */
export const headerRules: HeaderRule[] = [];
for (const line of readFileSync(path.join(root, 'public/_headers'), 'utf8').split(/\r?\n/)) {
	const [, name, value] = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line) ?? [];
	if (name && value) headerRules.at(-1)?.headers.push([name.toLowerCase(), value]);
	else if (line.startsWith('/')) headerRules.push({ path: line.trim(), headers: [] });
}

/** The headers for a path, by name in lower case. */
export function findHeaders(sitePath: string, rules = headerRules): Map<string, string> {
	const matches = (rule: string) => (rule.endsWith('*') ? sitePath.startsWith(rule.slice(0, -1)) : sitePath === rule);
	return new Map(rules.filter((rule) => matches(rule.path)).flatMap(({ headers }) => headers));
}
