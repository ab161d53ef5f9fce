/* `npm run check:deploy -- https://www.example.com`: checks the live site from outside, and says what is wrong and how to
   fix it. */
import path from 'node:path';
import { prefixRules } from '../../integrations/hosting/rules-files.ts';
import { readRules } from '../../integrations/hosting/host-rules.ts';
import { root } from '../../folders.ts';
import { orExplain } from '../shared/or-explain.ts';
import { checkAccounts, findService } from './accounts.ts';
import { expectations, notOnGitHub } from './expectations.ts';
import { send } from './request.ts';
import { type Site, visit, type Visited } from './requests.ts';

/** Records a fault at an address. */
export type Found = (at: string, says: string) => void;

/** Runs all checks. @returns a line for each fault and each remark. */
export async function checkDeploy(written: string): Promise<{ faults: string[]; remarks: string[] }> {
	const address = URL.parse(written);
	if (!address || !/^https?:$/.test(address.protocol)) {
		throw new Error(`"${written}" is not a URL. Write the whole URL: npm run check:deploy -- https://www.example.com`);
	}
	const faults: { at: string; says: string }[] = [];
	const remarks: string[] = [];
	await checkSite(
		address,
		(at, says) => faults.push({ at, says }),
		(remark) => remarks.push(remark),
	);
	// Faults that differ only in an address are one line.
	const groups = Map.groupBy(faults, ({ says }) => says.replace(/https?:\/\/\S+/g, ''));
	return { faults: [...groups.values()].map(formatLine), remarks };
}

async function checkSite(address: URL, found: Found, remark: (text: string) => void): Promise<void> {
	const { origin, hostname, host, protocol, pathname } = address;
	const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
	if (protocol === 'http:' && !isLocal) {
		found(address.href, `without HTTPS, others can read passwords. Check https://${host}.`);
		return;
	}
	const base = pathname.replace(/\/?$/, '/');
	const site = { origin, base, rules: prefixRules(base, readRules(path.join(root, 'public'))) };
	const { sitemap, visited } = await visit(site);
	if (sitemap.length === 0) {
		const [index] = visited;
		found(
			index?.url ?? address.href,
			`${index?.outcome}, and it lists no pages. Is the address right, and did you upload the whole site?`,
		);
		return;
	}
	for (const other of isLocal ? [] : await listOtherNames(address)) await checkName(other, origin, found, remark);
	const strange = sitemap.find((url) => !url.startsWith(origin + base));
	if (strange) found('the sitemap', `it names ${strange}. Build the site with SITE_URL=${origin}.`);
	checkBuilds(visited, found);
	checkReplies(site, visited, found, remark);

	const pages = visited.filter(({ kind }) => kind === 'page');
	const service = pages.map(findService).find(Boolean);
	if (service) await checkAccounts(new URL(service.url, origin).href.replace(/\/$/, ''), service.key, found);
	else if (pages.every(({ status }) => status === 200)) {
		remark('The site was built without accounts (PUBLIC_SUPABASE_URL). Its forms say so.');
	} else remark('Accounts were not checked, because pages are missing.');
}

/** Compares all responses with the expectations. */
function checkReplies(site: Site, visited: Visited[], found: Found, remark: (text: string) => void): void {
	const isGitHub = visited.some(({ headers }) => headers.get('server') === 'GitHub.com');
	if (isGitHub) remark('GitHub Pages sends none of our headers and redirects, and caches everything for ten minutes.');
	const slashes = visited.filter(({ slash }) => slash);
	if (slashes.length > 0) {
		remark(
			`${formatAddresses(slashes.map(({ url }) => url))}: the server adds a slash. That works, but costs a request.`,
		);
	}
	for (const reply of visited) {
		const faults = expectations
			.filter(([of, explain]) => of.includes(reply.kind) && !(isGitHub && notOnGitHub.has(explain)))
			.flatMap(([, explain]) => explain(reply, site) || []);
		// The first is the status. What a wrong response contains doesn't matter.
		for (const says of reply.status === 200 ? faults : faults.slice(0, 1)) found(reply.url, says);
	}
}

/** Pages of one build load the same version of each script. */
function checkBuilds(visited: Visited[], found: Found): void {
	const scripts = visited.filter(({ kind, url }) => kind === 'hashed' && url.endsWith('.js'));
	const versions = Map.groupBy(scripts, ({ url }) => url.replace(/[.-][\w-]{6,8}\.js$/, ''));
	for (const [, [first, second]] of versions) {
		if (!first || !second) continue;
		found(second.url, `other pages load ${first.url}: some pages are from another build. Upload the whole site again.`);
	}
}

/** Other addresses redirect permanently to the site, in at most three steps: to HTTPS, to the main name, to a slash. */
export async function checkName(
	other: string,
	origin: string,
	found: Found,
	remark: (text: string) => void,
): Promise<void> {
	let url = other;
	for (let step = 0; step < 3 && new URL(url).origin !== origin; step++) {
		const { status, place, outcome } = await send(url);
		if (status === 0) {
			remark(`${url}: ${outcome}. Visitors who type the address without "https://" may not find the site.`);
			return;
		}
		if (!place || (status !== 301 && status !== 308)) {
			found(url, `${outcome}. Redirect it permanently (301) to ${origin}, or search engines see two sites.`);
			return;
		}
		url = place;
	}
}

/** Addresses that should redirect to the site: without HTTPS, and with or without "www." if that name exists. */
async function listOtherNames({ host, hostname, pathname }: URL): Promise<string[]> {
	const twin = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
	const { status } = await send(`https://${twin}/`);
	return [`http://${host}${pathname}`, ...(status > 0 ? [`https://${twin}${pathname}`] : [])];
}

function formatLine(group: { at: string; says: string }[]): string {
	return `${formatAddresses(group.map(({ at }) => at))}: ${group[0]?.says}`;
}

function formatAddresses(addresses: string[]): string {
	const [first = '', ...others] = new Set(addresses);
	return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}`;
}

if (import.meta.main) {
	await orExplain(async () => {
		const { faults, remarks } = await checkDeploy(process.argv[2] ?? '');
		for (const line of faults) console.log(`✗ ${line}`);
		for (const line of remarks) console.log(`– ${line}`);
		console.log(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} found.`);
		process.exitCode = faults.length === 0 ? 0 : 1;
	});
}
