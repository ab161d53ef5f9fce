// The site on S3 behind CloudFront. The headers repeat public/_headers; a test compares them.
//
// 1. Write SITE_URL=https://www.example.com into the file .env, then: npm run build
//    Then copy dist/: aws s3 sync dist s3://bucket --delete
// 2. Create a function with runtime 2.0 from this file, and associate it with the distribution twice: as "viewer request" and as
//    "viewer response". (This runtime lacks destructuring, spread and "for … of".)
// 3. In the distribution's error pages, respond to 403 and 404 with /404.html and status 404. Turn on "Compress objects automatically".
//
// A site under a path (BASE_PATH=/gym/): copy dist/ to s3://bucket/gym, write the path in "base" below, and /gym/404.html in step 3.

const base = '/';

/** CloudFront requires lowercase header names. */
const everywhere = {
	'content-security-policy': "frame-ancestors 'none'",
	'permissions-policy': 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'strict-transport-security': 'max-age=31536000',
	'x-content-type-options': 'nosniff',
};
const isolated = /^(account|admin|forgot-password|login|new-password|signup)/;
const hashed = /^_astro\//;

// CloudFront calls this function by name.
// eslint-disable-next-line @typescript-eslint/no-unused-vars
function handler(event) {
	return event.context.eventType === 'viewer-response' ? withHeaders(event) : toFile(event.request);
}

/** S3 needs the name of a page's file. With a slash at the end, a page has the same content. */
function toFile(request) {
	if (!`${request.uri}/`.startsWith(base)) return request;
	const path = request.uri.slice(base.length).replace(/\/$/, '');
	if (path === '' || path === 'admin') request.uri = `${base}${path}/index.html`.replace('//', '/');
	else if (!/\.\w+$/.test(path)) request.uri = `${base}${path}.html`;
	return request;
}

/** CloudFront only calls this for objects that S3 has, so browsers never cache a 404. */
function withHeaders(event) {
	const path = event.request.uri.slice(base.length);
	const headers = event.response.headers;
	for (const name in everywhere) headers[name] = { value: everywhere[name] };
	if (isolated.test(path)) headers['cross-origin-opener-policy'] = { value: 'same-origin' };
	const lifetime = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
	headers['cache-control'] = { value: lifetime };
	return event.response;
}
