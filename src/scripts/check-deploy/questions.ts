import { readServiceSettings } from '../../integrations/accounts-dev/settings.ts';
import { findHeaders, readHeaderRules } from '../../integrations/hosting/headers.ts';

/**
 * A question about an address, which may be relative to the home page. Its response must contain everything expected: a
 * status, headers as "name: value", parts of the body. The advice is for a response that doesn't.
 */
type Question = [about: string, address: string, expected: string[], advice: string];

const found = 'status 200';
const missing = 'status 404';
const useOurs = 'Use the settings for your host in src/integrations/hosting/.';

/** The questions about pages and files. @param page the response of the home page. @param week the schedule's. */
export function askAboutSite(home: string, page: string, week: string): Question[] {
	const { origin, pathname } = new URL(home);
	const build = `Build the site with SITE_URL=${origin} and BASE_PATH=${pathname}`;
	const [file = ''] = /_astro\/[\w.-]+\.[\w-]{6,}\.\w+/.exec(page) ?? [];
	const everywhere: Question[] = [
		[
			'The home page',
			'',
			[found, `rel="canonical" href="${home}"`],
			`If it redirects, check the address that it leads to. ${build}`,
		],
		['A page', 'contact', [found], useOurs],
		['The 404 page', 'no-such-page', [missing, 'site.webmanifest'], 'Serve 404.html with status 404.'],
		['A missing file with a hash in its name', '_astro/missing.123456.js', [missing], useOurs],
		['The type of the manifest', 'site.webmanifest', [found, 'content-type: application/manifest+json'], useOurs],
		['Compression', '', ['content-encoding: '], 'Turn on Brotli or gzip.'],
		['robots.txt', 'robots.txt', [`Sitemap: ${home}`], build],
		['The sitemap', 'sitemap-index.xml', [`<loc>${home}`], build],
	];
	// A gym without classes has no calendar.
	const calendar = 'content-type: text/calendar';
	if (week.includes('schedule.ics'))
		everywhere.push(['The type of calendars', 'schedule.ics', [found, calendar], useOurs]);
	if (page.includes('server: GitHub.com')) return everywhere; // it has no settings for the others
	return [
		...everywhere,
		['A page with a slash at the end', 'contact/', [found], useOurs],
		['The headers of public/_headers', '', listHeaders('/'), useOurs],
		['Caching of files with a hash in their name', file, [found, ...listHeaders(`/${file}`)], useOurs],
	];
}

/** The headers that public/_headers sets for a path. */
function listHeaders(path: string): string[] {
	return [...findHeaders(readHeaderRules(), path)].map(([name, value]) => `${name}: ${value}`);
}

/**
 * The questions about accounts: whether the service is set up as supabase/config.toml says, and whether visitors can't read
 * its tables.
 * @param service its address; "/" is the site itself.
 */
export function askAboutAccounts(service: string): Question[] {
	const { enable_signup, enable_anonymous_sign_ins, email } = readServiceSettings();
	const settings = {
		disable_signup: !enable_signup,
		mailer_autoconfirm: !email.enable_confirmations,
		anonymous_users: enable_anonymous_sign_ins,
		email: true, // sign-in with an email address
	};
	const expected = Object.entries(settings).map(([name, value]) => `"${name}":${value}`);
	const denied = ['permission denied'];
	const pushTables = 'Add our tables and rules: npx supabase@3 db push --remote';
	const pushSettings =
		'Does it run? A free project pauses after a week without use. If it runs, push the settings: npx supabase@3 config push';
	const root = service.replace(/\/$/, '');
	return [
		['The account service and its settings', `${root}/auth/v1/settings`, expected, pushSettings],
		['Visitors can’t read accounts', `${root}/rest/v1/users?limit=1`, denied, pushTables],
		['Visitors can’t read messages', `${root}/rest/v1/contact_messages?limit=1`, denied, pushTables],
	];
}
