import { literal } from './rules-files.ts';
import type { ServerSettings } from './server-settings.ts';

/** The settings with which nginx answers as our own server does. Put them into /etc/nginx/conf.d/. */
export function nginxConfig({
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
	const maps = Map.groupBy(ofPages, ({ name }) => name);
	const headers = [
		...everywhere.map(([name, value]) => `add_header ${name} ${quoted(value)} always;`),
		...[...maps.keys()].map((name) => `add_header ${name} ${variable(name)} always;`),
	];
	const withCharset = Object.values(types).filter((type) => type.includes('charset') && !type.startsWith('text/html'));
	return `# Written by "npm run hosts -- nginx" from public/_headers and public/_redirects: change those and write it again.
${lines([...maps], ([name, pages]) => mapOf(name, pages))}
server {
	listen ${port};
	server_name _;
	root ${folder};
	server_tokens off;
	absolute_redirect off;

	types {
${lines(Object.entries(types), ([kind, type]) => `\t\t${type.split(';')[0]} ${kind};`)}
	}
	charset utf-8;
	charset_types ${[...new Set(withCharset.map((type) => type.split(';')[0]))].join(' ')};
	gzip_static on; # the files are packed at build time, see compress.ts
	gzip_vary on;
${packed.includes('br') ? '\tbrotli_static on;\n' : ''}
	${headers.join('\n\t')}
	add_header Cache-Control "public, max-age=0, must-revalidate" always;
	error_page 404 /404.html;
	location = /404.html { internal; }
	location = ${base}404 { return 404; }

${lines(rules.redirects, ({ from, to }) => `\tlocation = ${from} { return 301 ${to}$is_args$args; }\n\tlocation = ${from}/ { return 301 ${to}$is_args$args; }`)}

	# Without "always": what is not there must not be kept.
${lines(kept, ({ start, value }) => `\tlocation ^~ ${start} {\n\t\t${headers.join('\n\t\t')}\n\t\tadd_header Cache-Control ${quoted(value)};\n\t\ttry_files $uri =404;\n\t}`)}

	location = ${base} { try_files ${base}index.html =404; }
${lines(folders, (folder) => `\tlocation = ${folder.slice(0, -1)} { return 308 ${folder}$is_args$args; }\n\tlocation = ${folder} { try_files ${folder}index.html =404; }`)}
	location = ${base}index.html { return 308 ${base}$is_args$args; }
	location ~ ^(.+)\\.html$ { return 308 $1$is_args$args; }
	location ~ ^(.+)/$ { return 308 $1$is_args$args; }
	# Not the usual order: "blog" is a folder too, and a page before that.
	location / { try_files $uri $uri.html =404; }
}
`;
}

function lines<Item>(items: Item[], write: (item: Item) => string): string {
	return items.map(write).join('\n');
}

/** What a header of some pages says, by the address or file of the page; nginx sends none that is empty. */
function mapOf(name: string, pages: ServerSettings['ofPages']): string {
	const values = lines(pages, ({ start, value }) => `\t${quoted(`~^${literal(start)}`)} ${quoted(value)};`);
	return `map $uri ${variable(name)} {\n\tdefault "";\n${values}\n}`;
}

function variable(name: string): string {
	return `$${name.toLowerCase().replaceAll('-', '_')}`;
}

function quoted(value: string): string {
	return `"${value.replaceAll('"', '\\"')}"`;
}
