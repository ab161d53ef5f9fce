/* `npm run check:deploy -- https://www.example.com`: asks the live site questions, and says how to fix what is wrong. */
import { orExplain } from '../shared/or-explain.ts';
import { askAboutAccounts, askAboutSite } from './questions.ts';
import { loadPages, request } from './requests.ts';

/** Supabase's secret key; the older one names its role in Base64. */
const secret = /sb_secret_\w|InNlcnZpY2Vfcm9sZS|c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ/;

/** Asks all questions. @returns the report: a line for each. */
export async function checkDeploy(written: string): Promise<string[]> {
	const { origin, pathname = '' } = URL.parse(written) ?? {};
	if (!origin || !/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin)) {
		throw new Error(`Write a URL with HTTPS, e.g. npm run check:deploy -- https://www.example.com (not "${written}").`);
	}
	const home = origin + pathname.replace(/\/?$/, '/');
	const [status = ''] = (await request(home)).lines;
	// A missing password, a firewall, too many requests, an error of the server: nothing else says more.
	if (/^no response|^status (401|403|429|5)/.test(status)) throw new Error(`${home}: ${status}.`);
	const pages = ['', 'contact', 'schedule/week'].map((page) => home + page); // every gym has these
	const loaded = await loadPages(pages, home);
	// The contact form names the account service: a Supabase project, or "/" for the site itself.
	const contact = loaded.find(({ address }) => address === `${home}contact`)?.body ?? '';
	const [, service] = /\bdata-url="([^"]+)"/.exec(contact) ?? [];
	const [, key = ''] = /\bdata-key="([^"]+)"/.exec(contact) ?? [];

	const questions = await askAboutSite(home, loaded, service !== undefined);
	if (service) questions.push(...(await askAboutAccounts(new URL(service, home).href, key)));
	const report = questions.map(([about, [fault, ...others], advice]) => {
		const more = others.length > 0 ? ` (and ${others.length} more)` : '';
		return fault ? `✗ ${about}: ${fault}${more}. ${advice}` : `✓ ${about}`;
	});
	if (!service) report.push('– The site was built without accounts: PUBLIC_SUPABASE_URL isn’t set.');
	const suspects = loaded.filter(({ body }) => secret.test(body));
	report.push(...suspects.map(({ address }) => `✗ ${address} CONTAINS A SECRET KEY. Replace the key in Supabase now.`));
	return suspects.length > 0 ? report : [...report, '✓ No secret key in pages and scripts'];
}

if (import.meta.main) {
	await orExplain(async () => {
		const report = await checkDeploy(process.argv[2] ?? '');
		console.log(report.join('\n'));
		process.exitCode = report.some((line) => line.startsWith('✗')) ? 1 : 0;
	});
}
