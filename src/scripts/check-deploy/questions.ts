// What check:deploy asks about pages and files. accounts.ts asks about the service that has the accounts.
import { findHeaders, readHeaderRules } from '../../integrations/hosting/headers.ts';
import { type Answer, type Get, getLifetime, type Reply } from './requests.ts';

const useOurs = 'Use the settings for your host in src/integrations/hosting/.';
const isGitHub = ({ headers }: Reply) => headers.get('server') === 'GitHub.com';

export async function* askAboutPages(get: Get, home: string): AsyncGenerator<Answer> {
	const page = await get('/');
	const canonical = /rel="?canonical"? href="?([^"\s>]+)/.exec(page.body)?.[1] ?? home;
	const robots = [/<meta name="?robots"?[^>]*/.exec(page.body)?.[0], page.headers.get('x-robots-tag')].join();
	const { origin, pathname } = new URL(home);
	yield [
		'The home page and its address',
		page.status !== 200 && `${page.outcome}, not 200.`,
		canonical !== home && `It was built for ${canonical}. Build it with SITE_URL=${origin} and BASE_PATH=${pathname}`,
		/noindex|none/i.test(robots) &&
			'Search engines don’t list it. Publish the production branch, and remove the header X-Robots-Tag at your host.',
	];

	const [plain, withSlash] = [await get('/contact'), await get('/contact/')];
	yield [
		'A page, with and without a slash at the end',
		plain.status !== 200 && plain.place !== withSlash.url && `/contact: ${plain.outcome}, not 200. ${useOurs}`,
		withSlash.status !== 200 &&
			withSlash.place !== plain.url &&
			`– /contact/: ${withSlash.outcome}. Our own links have no slash at the end.`,
	];

	const missing = await get('/no-such-page');
	yield [
		'The 404 page',
		missing.status !== 404 && `${missing.outcome}, not 404, so search engines treat it as a page. Serve 404.html.`,
		!missing.body.includes('site.webmanifest') && 'It isn’t the site’s own. Serve 404.html.',
	];

	const wrong: string[] = [];
	for (const [path, { headers, status }] of [['/', page] as const, ['/login', await get('/login')] as const]) {
		if (status === 404) continue; // accounts are switched off
		for (const [name, value] of findHeaders(readHeaderRules(), path)) {
			const sent = headers.get(name) ?? 'missing';
			if (sent !== value) wrong.push(`${path}: ${name} is ${sent}, but in public/_headers it is ${value}. ${useOurs}`);
		}
	}
	const headers = 'The headers of public/_headers';
	yield isGitHub(page) ? [headers, '– GitHub Pages sends none of them.'] : [headers, ...wrong];
}

export async function* askAboutFiles(get: Get, home: string): AsyncGenerator<Answer> {
	const page = await get('/');
	const hashed = await get(`/_astro/${/(?<=_astro\/)[\w.-]+\.[\w-]{6,}\.\w+/.exec(page.body)?.[0]}`);
	yield [
		'Caching of a page and of a file with a hash in its name',
		!(getLifetime(page) <= 600) && `${page.url}: browsers may show an old page. Send "max-age=0, must-revalidate".`,
		!(getLifetime(hashed) >= 31_536_000) &&
			!isGitHub(page) &&
			`${hashed.url}: its content never changes. Send "max-age=31536000, immutable".`,
	];

	const missing = await get('/_astro/missing.123456.js');
	yield [
		'A missing file with a hash in its name',
		missing.status !== 404 && `${missing.outcome}, not 404, so browsers would run a page as a script. ${useOurs}`,
	];

	const [calendar, manifest] = [await get('/schedule.ics'), await get('/site.webmanifest')];
	yield [
		'The types of calendars and the manifest',
		explainType(calendar, 'text/calendar'),
		explainType(manifest, 'application/manifest+json'),
	];

	yield ['Compression', !page.headers.has('content-encoding') && 'Pages aren’t compressed. Turn on Brotli or gzip.'];

	const [robots, sitemap] = [await get('/robots.txt'), await get('/sitemap-index.xml')];
	yield [
		'robots.txt and the sitemap',
		/^user-agent: *\*\s*\n(?:(?!user-agent)[^\n]*\n)*?disallow: *\/\s*$/im.test(robots.body) &&
			'robots.txt blocks search engines from the whole site. Remove "Disallow: /".',
		!sitemap.body.includes(`<loc>${home}`) && `${sitemap.url} lists no address of ${home} (${sitemap.outcome}).`,
	];
}

function explainType({ url, status, outcome, headers }: Reply, type: string): string | false {
	const sent = headers.get('content-type') ?? '';
	return (
		!(status === 200 && sent.startsWith(type)) && `${url}: ${outcome}, as "${sent}". Send "Content-Type: ${type}".`
	);
}
