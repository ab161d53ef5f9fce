import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkDeploy } from '~/tooling/hosts/check-deploy';
import { writeHostFiles } from '~/tooling/hosts/host-files';
import { readRules } from '~/tooling/serve/host-rules';
import { createSiteServer } from '~/tooling/serve/site-server';
import { hashOf } from '~/lib/policy-hash';
import { listen } from '../support/site-server';

const address = 'https://www.gym.example';
const key = 'sb_publishable_of_the_test';
const script = 'document.title += "!"';
const folder = mkdtempSync(join(tmpdir(), 'ember-live-'));
const dist = join(folder, 'dist');
const paths = ['/', '/about', '/contact'];
const { headers: blocks, redirects } = readRules(join(import.meta.dirname, '../../public'));
/** Pages of which _headers says something of its own, and which no sitemap names. */
const named = blocks.map(({ path }) => /^([^*]*[^*/])\*$/.exec(path)?.[1] ?? '').filter(Boolean);
const [member = ''] = named;

/** A page as the build writes them, in what is looked at. */
function page(path: string, more = ''): string {
	return `<!doctype html><html lang="en"><head><meta http-equiv="content-security-policy" content="script-src 'self' '${hashOf(script)}'">
		<link rel="canonical" href="${address}${path}"><meta property="og:url" content="${address}${path}"><script>${script}</script></head>
		<body><main>${'<p>Lift, run, rest.</p>'.repeat(120)}<img src="/_astro/a.123456.svg" alt="">${more}</main></body></html>`;
}

/** The account service, as one with our rules answers. */
const service: { [path: string]: [status: number, body: string] } = {
	'GET /auth/v1/settings': [200, '{"disable_signup":false,"mailer_autoconfirm":false}'],
	'GET /rest/v1/users': [401, '{"code":"42501"}'],
	'GET /rest/v1/contact_messages': [401, '{"code":"42501"}'],
	'POST /rest/v1/contact_messages': [400, '{"code":"23514"}'],
};

interface Answer {
	status: number;
	headers: { [name: string]: string };
	body: string;
}
/** What the next answers are changed by, on their way. */
let breaking: (path: string, answer: Answer) => unknown = () => undefined;
let behind: Awaited<ReturnType<typeof listen>>;
let live: Awaited<ReturnType<typeof listen>>;

beforeAll(async () => {
	const files: { [file: string]: string } = {
		'index.html': page('/'),
		'about.html': page('/about'),
		'contact.html': page('/contact', `<contact-form data-url="/" data-key="${key}"></contact-form>`),
		'404.html': '<!doctype html><main>There is nothing here.</main>',
		'_astro/a.123456.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
		'robots.txt': `User-agent: *\nAllow: /\n\nSitemap: ${address}/sitemap-index.xml\n`,
		'rss.xml': '<rss/>',
		'site.webmanifest': '{}',
		'worker.js': '',
		'sitemap-index.xml': `<sitemapindex><sitemap><loc>${address}/sitemap-0.xml</loc></sitemap></sitemapindex>`,
		'sitemap-0.xml': `<urlset>${paths.map((path) => `<url><loc>${address}${path}</loc></url>`).join('')}</urlset>`,
	};
	for (const target of [...redirects.map(({ to }) => to), ...named]) files[`${target.slice(1)}.html`] = page(target);
	for (const [file, text] of Object.entries(files)) {
		mkdirSync(dirname(join(dist, file)), { recursive: true });
		writeFileSync(join(dist, file), text);
	}
	await writeHostFiles(dist, { host: 'own', base: '/', preview: false });
	behind = await listen(createSiteServer({ dist }));
	live = await listen(createServer(pass));
});
afterEach(() => {
	breaking = () => undefined;
});
afterAll(async () => {
	await Promise.all([behind.close(), live.close()]);
	rmSync(folder, { recursive: true });
});

/** Stands between the check and our own server, and breaks what a test wants broken. */
function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
	const path = incoming.url ?? '/';
	const known = service[`${incoming.method} ${path.split('?')[0]}`];
	if (known) {
		send({ status: known[0], headers: {}, body: known[1] });
		return;
	}
	request(behind.origin + path, { headers: { 'accept-encoding': 'identity' } }, (response) => {
		const chunks: Buffer[] = [];
		response.on('data', (chunk: Buffer) => chunks.push(chunk));
		response.on('end', () => {
			const headers = Object.fromEntries(
				Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
			);
			delete headers['content-length'];
			send({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks).toString() });
		});
	}).end();

	function send(answer: Answer): void {
		breaking(path.split('?')[0] ?? '', answer);
		outgoing.writeHead(answer.status, answer.headers).end(answer.body);
	}
}

const faults = async () => {
	const { findings } = await checkDeploy(live.origin, address);
	return findings.filter(({ ok }) => !ok).map(({ topic, text }) => `${topic}: ${text}`);
};

const isPage = (path: string) => !path.includes('.') && !path.startsWith('/auth') && !path.startsWith('/rest');
const cases: [name: string, breaking: typeof breaking, says: string][] = [
	['a page that is gone', (path, answer) => path === '/about' && (answer.status = 500), 'pages: '],
	[
		'pages that lead to a slash',
		(path, answer) => {
			if (path === '/about') Object.assign(answer, { status: 301, headers: { location: '/about/' } });
			if (path === '/about/') Object.assign(answer, { status: 200, body: page('/about') });
		},
		'lead to the same with a slash',
	],
	[
		'no way from ".html"',
		(path, answer) => {
			if (path === '/about.html') Object.assign(answer, { status: 404, headers: {} });
		},
		'addresses: /about.html answers 404',
	],
	['a redirect for now only', (_, answer) => answer.status === 301 && (answer.status = 302), 'not 301 to'],
	[
		'a page that leads on instead of a redirect',
		(_, answer) => {
			if (answer.status === 301)
				Object.assign(answer, {
					status: 200,
					headers: {},
					body: `<meta http-equiv="refresh" content="0;url=${answer.headers['location']}">`,
				});
		},
		'200 and a page that leads on by itself',
	],
	[
		'a home page for what is not there',
		(path, answer) => path.includes('missing') && (answer.status = 200),
		'search engines would take it for a page',
	],
	[
		'a 404 of the host’s',
		(path, answer) => path.includes('missing') && (answer.body = 'Not found'),
		'does not show the site’s own page',
	],
	[
		'a 404 that is kept',
		(path, answer) =>
			path.includes('/_astro/missing') && (answer.headers['cache-control'] = 'public, max-age=31536000, immutable'),
		'is kept by browsers for 31536000 seconds',
	],
	[
		'a missing header',
		(path, answer) => isPage(path) && delete answer.headers['x-content-type-options'],
		'headers: / and',
	],
	[
		'another value of a header',
		(path, answer) => path === '/about' && (answer.headers['referrer-policy'] = 'unsafe-url'),
		'referrer-policy is "unsafe-url", public/_headers says',
	],
	[
		'a header that a page in no sitemap lacks',
		(path, answer) => path === member && delete answer.headers['cross-origin-opener-policy'],
		`headers: ${member}: cross-origin-opener-policy is missing, public/_headers says "same-origin"`,
	],
	[
		'a header that such a page lacks where its address ends in a slash',
		(path, answer) => path === `${member}/` && delete answer.headers['cross-origin-opener-policy'],
		`headers: ${member}/: cross-origin-opener-policy is missing`,
	],
	[
		'a header where public/_headers says nothing of it',
		(path, answer) => path === '/about' && (answer.headers['cross-origin-opener-policy'] = 'same-origin'),
		'headers: /about: cross-origin-opener-policy is "same-origin", public/_headers does not say so',
	],
	[
		'a header from two blocks',
		(path, answer) => path === member && (answer.headers['cross-origin-opener-policy'] += ', same-origin'),
		`headers: ${member}: cross-origin-opener-policy is "same-origin, same-origin"`,
	],
	[
		'a page that public/_headers names and that is gone',
		(path, answer) => path.startsWith(member) && (answer.status = 404),
		`pages: ${member} is not there`,
	],
	[
		'an address beside such a page that is taken for it',
		(path, answer) => path.startsWith(`${member}-missing`) && (answer.status = 200),
		`unknown addresses: ${member}-missing`,
	],
	[
		'pages that are kept',
		(path, answer) => isPage(path) && (answer.headers['cache-control'] = 'max-age=86400'),
		'visitors see changes late',
	],
	[
		'a service worker that is kept',
		(path, answer) => path === '/worker.js' && (answer.headers['cache-control'] = 'max-age=86400'),
		'follows a deploy late',
	],
	[
		'files that are not kept',
		(path, answer) => path.startsWith('/_astro/a') && (answer.headers['cache-control'] = 'no-cache'),
		'but never changes',
	],
	[
		'a wrong type',
		(path, answer) => path.endsWith('.webmanifest') && (answer.headers['content-type'] = 'application/octet-stream'),
		'types: ',
	],
	[
		'another address in pages',
		(path, answer) => isPage(path) && (answer.body = answer.body.replaceAll(address, 'https://ember.example.com')),
		'Build it with "SITE_URL=https://www.gym.example"',
	],
	[
		'another address in robots.txt',
		(path, answer) => path === '/robots.txt' && (answer.body = answer.body.replaceAll(address, 'https://old.example')),
		'names: The site calls itself https://old.example',
	],
	[
		'a script that the host adds',
		(path, answer) =>
			path === '/about' && (answer.body = answer.body.replace('</main>', '<script>track()</script></main>')),
		'security policy: ',
	],
	[
		'no policy',
		(path, answer) => path === '/about' && (answer.body = answer.body.replace(/<meta http-equiv[^>]+>/, '')),
		'has no policy',
	],
	['a preview', (path, answer) => path === '/' && (answer.headers['x-robots-tag'] = 'noindex'), 'is this a preview?'],
	[
		'a secret key',
		(path, answer) => path === '/contact' && (answer.body = answer.body.replace(key, 'sb_secret_test')),
		'It is in the pages that are live: replace it now.',
	],
	[
		'a password for a key',
		(path, answer) => path === '/contact' && (answer.body = answer.body.replace(key, 'open-sesame')),
		'something else than a key to publish',
	],
	[
		'a key of another project',
		(path, answer) => path === '/auth/v1/settings' && (answer.status = 401),
		'refuses the key of the pages',
	],
	[
		'a service that sleeps',
		(path, answer) => path === '/auth/v1/settings' && (answer.status = 540),
		'is the project running',
	],
	[
		'sign-up switched off',
		(path, answer) => path === '/auth/v1/settings' && (answer.body = '{"disable_signup":true}'),
		'Nobody can sign up',
	],
	[
		'addresses that nobody confirms',
		(path, answer) => path === '/auth/v1/settings' && (answer.body = '{"mailer_autoconfirm":true}'),
		'Addresses are not confirmed by mail',
	],
	[
		'tables that are not there',
		(path, answer) => path.startsWith('/rest') && Object.assign(answer, { status: 404, body: '{"code":"PGRST205"}' }),
		'There is no table users',
	],
	[
		'a table that everybody reads',
		(path, answer) => path === '/rest/v1/users' && Object.assign(answer, { status: 200, body: '[{"id":1}]' }),
		'ANYBODY CAN READ users',
	],
	[
		'a table that everybody may ask for',
		(path, answer) => path === '/rest/v1/users' && Object.assign(answer, { status: 200, body: '[]' }),
		'Visitors may ask for users',
	],
	[
		'messages that nobody may send',
		(path, answer) =>
			path.endsWith('contact_messages') &&
			answer.status === 400 &&
			Object.assign(answer, { status: 401, body: '{"code":"42501"}' }),
		'Visitors may not send a message',
	],
	[
		'messages that nothing checks',
		(path, answer) => path.endsWith('contact_messages') && answer.status === 400 && (answer.status = 201),
		'takes a message without a name',
	],
];

describe('a live site', () => {
	it('is right as it was built, packing aside', async () => {
		expect(await faults()).toEqual([expect.stringContaining('compression: ')]);
	});

	it('is right in all', async () => {
		const { findings } = await checkDeploy(behind.origin, address).catch(() => ({ findings: [] }));
		const found = findings.filter(({ ok, topic }) => !ok && topic !== 'accounts');
		expect(findings.length).toBeGreaterThan(10);
		expect(found).toEqual([]);
	});

	it.each(cases)('is told of %s', async (_, change, says) => {
		breaking = change;
		expect((await faults()).join('\n')).toContain(says);
	});

	it('is asked for by a whole address', async () => {
		await expect(checkDeploy('www.gym.example')).rejects.toThrow('"www.gym.example" is no address');
	});

	it('that does not answer is not asked further', async () => {
		const { findings } = await checkDeploy('https://localhost:1');
		expect(findings).toMatchObject([{ ok: false, topic: 'certificate and names' }]);
	});
});
