// The site on S3 behind CloudFront. Headers and redirects repeat public/_headers and public/_redirects; a test compares them.
//
// 1. SITE_URL=https://www.example.com BUILD_FOR=server npm run build
//    Then copy dist/: aws s3 sync dist s3://bucket --delete --exclude "*.gz" --exclude "*.br"
// 2. Create a function with runtime 2.0 from this file, and associate it with the distribution twice: as "viewer request" and as
//    "viewer response". (This runtime lacks destructuring, spread and "for … of".)
// 3. In the distribution's error pages, respond to 403 and 404 with /404.html and status 404. Turn on "Compress objects automatically".
//
// A site under a path (BASE_PATH=/gym/): write /gym before every path down to "withSlash", and in the line with '/index.html'.

/** Redirects. */
const moved = {
	'/gallery': '/gallery/page-1',
};

/** CloudFront requires lowercase header names. */
const everywhere = {
	'content-security-policy': "frame-ancestors 'none'",
	'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'strict-transport-security': 'max-age=31536000',
	'x-content-type-options': 'nosniff',
	'cache-control': 'public, max-age=0, must-revalidate',
};

/** Headers by address prefix. */
const some = {
	'/account': { 'cross-origin-opener-policy': 'same-origin' },
	'/admin/': { 'cross-origin-opener-policy': 'same-origin' },
	'/forgot-password': { 'cross-origin-opener-policy': 'same-origin' },
	'/login': { 'cross-origin-opener-policy': 'same-origin' },
	'/new-password': { 'cross-origin-opener-policy': 'same-origin' },
	'/signup': { 'cross-origin-opener-policy': 'same-origin' },
	'/_astro/': { 'cache-control': 'public, max-age=31536000, immutable' },
};

/** Pages that are a folder's index.html. */
const withSlash = ['/', '/admin/'];

// CloudFront calls this function by name.
// eslint-disable-next-line @typescript-eslint/no-unused-vars
function handler(event) {
	return event.context.eventType === 'viewer-response' ? withHeaders(event) : toFile(event.request);
}

/** S3 needs the ".html" of a page. */
function toFile(request) {
	const uri = request.uri;
	// No page has such an address. Browsers treat "//name" or "/\name" in a redirect as another site.
	if (/\/\/|%2f|\\|%5c|%[01]/i.test(uri)) return { statusCode: 400, statusDescription: 'Bad Request' };
	const clean = uri.replace(/(.)\/$/, '$1');
	if (moved[clean]) return movedTo(moved[clean], request);
	if (withSlash.includes(uri)) request.uri = uri + 'index.html';
	else if (withSlash.includes(uri + '/')) return movedTo(uri + '/', request);
	else if (uri === '/index.html') return movedTo('/', request);
	else if (clean !== uri) return movedTo(clean, request);
	else if (uri.endsWith('.html')) return movedTo(uri.slice(0, -'.html'.length), request);
	else if (!/\.[a-z0-9_]+$/i.test(uri)) request.uri = uri + '.html';
	return request;
}

/** Keeps the query, such as the choice in /contact?trial. */
function movedTo(place, request) {
	const parameters = [];
	for (const name in request.querystring) {
		const parameter = request.querystring[name];
		const values = parameter.multiValue || [parameter];
		values.forEach((each) => parameters.push(each.value === '' ? name : `${name}=${each.value}`));
	}
	const query = parameters.length > 0 ? `?${parameters.join('&')}` : '';
	const headers = { location: { value: place + query } };
	return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
}

/** CloudFront only calls this for objects that S3 has, so browsers never cache a 404. */
function withHeaders(event) {
	const response = event.response;
	for (const name in everywhere) response.headers[name] = { value: everywhere[name] };
	for (const start in some) {
		if (!event.request.uri.startsWith(start)) continue;
		for (const name in some[start]) response.headers[name] = { value: some[start][name] };
	}
	return response;
}
