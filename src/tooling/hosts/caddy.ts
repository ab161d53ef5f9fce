import type { ServerSettings } from './server-settings.ts';

/** A Caddyfile that answers as our own server does. */
export function caddyConfig({
	folder,
	base,
	port,
	rules,
	types,
	kept,
	ofPages,
	folders,
	packed,
}: ServerSettings): string {
	const everywhere = rules.headers.find(({ path }) => path === `${base}*`)?.headers ?? [];
	const files = `file_server {\n\t\t\tprecompressed ${packed.join(' ')}\n\t\t}`;
	return `# Written by "npm run hosts -- caddy" from public/_headers and public/_redirects: change those and write it again.
{
	admin off
	auto_https off
}

:${port} {
	root * ${folder}
	header {
		${everywhere.map(([name, value]) => `${name} ${quoted(value)}`).join('\n\t\t')}
		?Cache-Control "public, max-age=0, must-revalidate"
		-Server
	}
${lines(ofPages, ({ start, name, value }) => `\theader ${start}* ${name} ${quoted(value)}`)}
	# Only what is there: a 404 must not be kept.
${lines(kept, ({ start, value }, index) => `\t@kept${index} {\n\t\tpath ${start}*\n\t\tfile\n\t}\n\theader @kept${index} Cache-Control ${quoted(value)}`)}
${lines(Object.entries(types), ([kind, type]) => `\t@type_${kind} {\n\t\tpath *.${kind}\n\t\tfile\n\t}\n\theader @type_${kind} Content-Type ${quoted(type)}`)}

	route {
${lines(rules.redirects, ({ from, to }, index) => `\t\t@old${index} path ${from} ${from}/\n\t\tredir @old${index} ${to} 301`)}
		@notfound path ${base}404 ${base}404.html
		error @notfound 404
		redir ${base}index.html ${base} 308
		@html path_regexp html ^(.+)\\.html$
		redir @html {re.html.1} 308
		@slash {
			path_regexp slash ^(.+)/$
			not path ${[base, ...folders].join(' ')}
		}
		redir @slash {re.slash.1} 308
${lines(folders, (folder) => `\t\tredir ${folder.slice(0, -1)} ${folder} 308`)}
		try_files {path} {path}.html
		${files.replaceAll('\n\t', '\n\t')}
	}
	handle_errors {
		rewrite * /404.html
		${files}
	}
}
`;
}

function lines<Item>(items: Item[], write: (item: Item, index: number) => string): string {
	return items.map(write).join('\n');
}

function quoted(value: string): string {
	return `"${value.replaceAll('"', '\\"')}"`;
}
