// Writes .htaccess for Apache 2.4: https://httpd.apache.org/docs/2.4/howto/htaccess.html
import path from 'node:path';
import { type HeaderRule, type HostRules, type RedirectRule, uncached } from './host-rules.ts';
import { compressible, getContentType } from './file-types.ts';
import { escapePattern } from './rules-files.ts';

/**
 * Creates the .htaccess file of the site's folder.
 * @param rules with the base path
 * @param files all published files, without a leading slash
 */
export function apacheConfig(base: string, { headers, redirects }: HostRules, files: string[]): string {
	const types = new Map(files.map((file) => [path.extname(file), getContentType(file)]));
	const texts = [...types.values()].filter((type) => compressible.test(type)).map((type) => type.replace(/;.*/, ''));
	return `# The build writes this file from public/_headers and public/_redirects.
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
ErrorDocument 404 ${base}404.html
${[...types].map(([ending, type]) => `AddType "${type}" ${ending}`).join('\n')}

RewriteEngine On
RewriteOptions AllowNoSlash
# Apache has found the file of the page, or shows the 404 page.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
# No page has such an address. Browsers treat "//name" or "/\\name" in a redirect as another site.
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]*(//|%2f|\\x5c|%5c|%[01])" [NC]
RewriteRule ^ - [R=404,END]
${redirects.map((rule) => writeRedirect(base, rule)).join('\n')}
RewriteRule ^404(\\.html)?$ - [R=404,END]
# Each page has one address, without "index.html", ".html" or a trailing slash.
RewriteCond "%{REQUEST_URI}/" "=${base}"
RewriteRule ^ ${base} [R=308,END]
RewriteRule ^admin$ ${base}admin/ [R=308,END]
RewriteRule ^(.+/)?index(\\.html)?$ ${base}$1 [R=308,END]
RewriteRule ^(.+)\\.html$ ${base}$1 [R=308,END]
RewriteRule ^(?!admin/$)(.+)/$ ${base}$1 [R=308,END]
RewriteRule ^(admin/)?$ $1index.html [END]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [END]
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^ - [R=404,END]

<IfModule mod_headers.c>
Header always set Cache-Control "${uncached}"
${headers.flatMap((rule) => writeHeaders(base, rule)).join('\n')}
# Apache adds this ending to the ETag of a compressed response, and doesn't recognize it in the next request.
RequestHeader edit* If-None-Match "-(gzip|br)\\"" "\\""
</IfModule>
<IfModule mod_deflate.c>
AddOutputFilterByType DEFLATE ${[...new Set(texts)].join(' ')}
</IfModule>
`;
}

function writeRedirect(base: string, { from, to }: RedirectRule): string {
	return `RewriteRule ^${escapePattern(from.slice(base.length))}/?$ ${to} [R=301,NE,END]`;
}

/** By the address of the file: a missing file has the headers of 404.html. */
function writeHeaders(base: string, { path: pattern, headers }: HeaderRule): string[] {
	const where = ` "expr=%{REQUEST_URI} =~ m#^${escapePattern(pattern.replace(/\*$/, ''))}#"`;
	return headers.map(([name, value]) => `Header always set ${name} "${value}"${pattern === `${base}*` ? '' : where}`);
}
