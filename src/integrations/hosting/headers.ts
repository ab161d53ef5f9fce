import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../folders.ts';

const [, ...blocks] = readFileSync(path.join(root, 'public/_headers'), 'utf8').split(/^(?=\/)/m);

/** The blocks of public/_headers: a path, which may end with `*`, then indented lines such as "Name: value". The names are in lower case. */
export const headerRules = blocks.map((block) => {
	const lines = [...block.matchAll(/^[ \t]+([\w-]+):\s*(.+?)\s*$/gm)];
	const headers = lines.map(([, name = '', value = '']) => [name.toLowerCase(), value] as const);
	return { path: /\S+/.exec(block)?.[0] ?? '', headers };
});

/** The headers for a path, by name in lower case. */
export function findHeaders(sitePath: string, rules = headerRules): Map<string, string> {
	const matches = (rule: string) => (rule.endsWith('*') ? sitePath.startsWith(rule.slice(0, -1)) : sitePath === rule);
	return new Map(rules.filter((rule) => matches(rule.path)).flatMap(({ headers }) => headers));
}
