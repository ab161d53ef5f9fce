/* `npm run check:deploy -- https://www.example.com`: asks the live site questions, and says how to fix what is wrong. */
import { getProperty } from '../../lib/get-property.ts';
import { orExplain } from '../shared/or-explain.ts';
import { askAboutAccounts, askAboutSite } from './questions.ts';

/** Asks all questions. @returns the report: a line for each. */
export async function checkDeploy(written: string): Promise<string[]> {
	const { origin, pathname = '' } = URL.parse(written) ?? {};
	if (!origin || !/^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin)) {
		throw new Error(`Write a URL with HTTPS, e.g. npm run check:deploy -- https://www.example.com (not "${written}").`);
	}
	const home = origin + pathname.replace(/\/?$/, '/');
	const page = await request(home);
	if (page.startsWith('no response')) throw new Error(`${home}: ${page}.`);
	const contact = await request(`${home}contact`);
	const week = await request(`${home}schedule/week`);
	// The contact form names the account service: a Supabase project, or "/" for the site itself.
	const [, service, key] = /data-url="([^"]+)" data-key="([^"]+)"/.exec(contact) ?? [];

	const report: string[] = [];
	for (const [about, path, expected, advice] of [
		...askAboutSite(home, page, week),
		...(service ? askAboutAccounts(service) : []),
	]) {
		const address = new URL(path, home).href;
		const reply = await request(address, key);
		const [first] = reply.split('\n');
		const absent = expected.filter((text) => !reply.includes(text)).join(', ');
		report.push(absent ? `✗ ${about}: ${address} returned ${first}, without ${absent}. ${advice}` : `✓ ${about}`);
	}
	if (!service) report.push('– The site was built without accounts: PUBLIC_SUPABASE_URL isn’t set.');
	const suspects = await findSecrets(home);
	report.push(...suspects.map((address) => `✗ ${address} CONTAINS A SECRET KEY. Replace the key in Supabase now.`));
	return suspects.length > 0 ? report : [...report, '✓ No secret key in pages and scripts'];
}

/**
 * Requests an address, and follows redirects.
 * @param key the account service's.
 * @returns the status, the headers and the body as one text, or why there is no response.
 */
async function request(address: string, key = ''): Promise<string> {
	try {
		const response = await fetch(address, {
			signal: AbortSignal.timeout(20_000),
			headers: { 'accept-encoding': 'br, gzip', apikey: key },
		});
		const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`);
		return [`status ${response.status}`, ...headers, await response.text()].join('\n');
	} catch (error) {
		const cause = getProperty(error, 'cause') ?? error;
		return `no response (${String(getProperty(cause, 'code') ?? cause)})`; // e.g. ENOTFOUND, CERT_HAS_EXPIRED
	}
}

/** Supabase's secret key; the older one names its role in Base64. */
const secret = /sb_secret_\w|InNlcnZpY2Vfcm9sZS|c2VydmljZV9yb2xl|NlcnZpY2Vfcm9sZ/;

/** The pages with forms, and the scripts that they load, that contain a secret key. */
async function findSecrets(home: string): Promise<string[]> {
	const suspects: string[] = [];
	const addresses = new Set([home, `${home}contact`, `${home}login`]);
	for (const address of addresses) {
		const reply = await request(address);
		if (secret.test(reply)) suspects.push(address);
		// The loop reads them too.
		for (const [script] of reply.matchAll(/[\w.-]+\.[\w-]{6,}\.js\b/g)) addresses.add(`${home}_astro/${script}`);
	}
	return suspects;
}

if (import.meta.main) {
	await orExplain(async () => {
		const report = await checkDeploy(process.argv[2] ?? '');
		console.log(report.join('\n'));
		process.exitCode = report.some((line) => line.startsWith('✗')) ? 1 : 0;
	});
}
