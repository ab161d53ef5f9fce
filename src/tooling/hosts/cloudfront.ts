import { type HostRules, headersFor } from '../serve/host-rules.ts';

/**
 * The function for CloudFront in front of S3, for "viewer request" and "viewer response": S3 knows no page without its
 * ".html". CloudFront calls it only for what was found, so what is not there gets none of the headers.
 */
export function cloudfrontFunction({
	base,
	rules,
	folders,
}: {
	base: string;
	rules: HostRules;
	folders: string[];
}): string {
	const everywhere = Object.fromEntries(headersFor(rules.headers, base));
	const others = rules.headers
		.filter(({ path }) => path !== `${base}*`)
		.map(({ path, headers }) => [
			path.replace('*', ''),
			Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value])),
		]);
	const redirects = Object.fromEntries(rules.redirects.map(({ from, to }) => [from, to]));
	return `// Written by "npm run hosts -- cloudfront" from public/_headers and public/_redirects: change those and write it again.
const base = ${JSON.stringify(base)};
const redirects = ${JSON.stringify(redirects, null, '\t')};
const everywhere = ${JSON.stringify(everywhere, null, '\t')};
const others = ${JSON.stringify(others, null, '\t')};
const withSlash = ${JSON.stringify([base, ...folders])};

function handler(event) {
	return event.context.eventType === 'viewer-response' ? withHeaders(event) : toFile(event.request);
}

function toFile(request) {
	const uri = request.uri;
	const clean = uri.replace(/(.)\\/+$/, '$1');
	if (redirects[clean]) return movedTo(redirects[clean]);
	if (withSlash.includes(uri)) request.uri = uri + 'index.html';
	else if (withSlash.includes(uri + '/')) return movedTo(uri + '/');
	else if (uri === base + 'index.html') return movedTo(base);
	else if (clean !== uri) return movedTo(clean);
	else if (uri.endsWith('.html')) return movedTo(uri.slice(0, -5));
	else if (!/\\.[a-z0-9_]+$/i.test(uri)) request.uri = uri + '.html';
	return request;
}

function movedTo(place) {
	return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: place } } };
}

function withHeaders(event) {
	const headers = event.response.headers;
	headers['cache-control'] = { value: 'public, max-age=0, must-revalidate' };
	for (const name in everywhere) headers[name] = { value: everywhere[name] };
	if (event.response.statusCode >= 400) return event.response;
	for (const [start, own] of others) {
		if (!event.request.uri.startsWith(start)) continue;
		for (const name in own) headers[name] = { value: own[name] };
	}
	return event.response;
}
`;
}
