/* `npm run check:deploy -- https://www.example.com`: checks the live site from outside, and says what is wrong and how to
   fix it. */
import path from 'node:path';
import { prefixRules } from '../../integrations/hosting/rules-files.ts';
import { readRules } from '../../lib/host-rules.ts';
import { root } from '../../lib/folders.ts';
import { orExplain } from '../shared/or-explain.ts';
import { checkAccounts, findService } from './accounts.ts';
import * as check from './checks.ts';
import { send } from './request.ts';

/** Runs all checks. @returns a line for each fault and each remark. */
export async function checkDeploy(written: string): Promise<{ faults: string[]; remarks: string[] }> {
	const address = URL.parse(written);
	if (!address || !/^https?:$/.test(address.protocol)) {
		throw new Error(`"${written}" is not a URL. Write the whole URL: npm run check:deploy -- https://www.example.com`);
	}
	const places = new Map<string, string[]>();
	const remarks: string[] = [];
	await checkSite(
		address,
		(at, says) => places.set(says, [...(places.get(says) ?? []), at]),
		(remark) => remarks.push(remark),
	);
	return { faults: [...places].map(([says, at]) => formatLine(says, [...new Set(at)])), remarks };
}

async function checkSite(address: URL, found: check.Found, remark: (text: string) => void): Promise<void> {
	const { origin, hostname, host, protocol, pathname } = address;
	const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
	if (protocol === 'http:' && !isLocal) {
		found(address.href, `without HTTPS others can read passwords. Check https://${host}.`);
		return;
	}
	const base = pathname.replace(/\/?$/, '/');
	const site = { origin, base, rules: prefixRules(base, readRules(path.join(root, 'public'))) };
	const live = await check.visit(site);
	if (live.listed.length === 0) {
		found(
			live.index.url,
			`${live.index.outcome}, and no page is listed there. Is that the address, and the whole site uploaded?`,
		);
		return;
	}
	for (const other of isLocal ? [] : await listOtherNames(address)) await check.checkName(other, origin, found);
	check.checkPages(site, live, found);
	await check.checkMissing(site, found);
	if (live.index.headers.get('server') === 'GitHub.com') {
		remark('GitHub Pages sends none of our headers and redirects, and caches everything for ten minutes.');
	} else {
		check.checkHeaders(site, live, found);
		check.checkCaching(live, found);
		await check.checkRedirects(site, found);
	}
	const service = live.pages.map(findService).find(Boolean);
	if (service) await checkAccounts(new URL(service.url, origin).href.replace(/\/$/, ''), service.key, found);
	else remark('The site was built without accounts (PUBLIC_SUPABASE_URL). Its forms say so.');
}

/** One line per fault, however many addresses have it. */
function formatLine(says: string, [first = '', ...others]: string[]): string {
	return `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: ${says}`;
}

/** Addresses that should redirect to the site: without HTTPS, and with or without "www." if that name exists. */
async function listOtherNames({ host, hostname, pathname }: URL): Promise<string[]> {
	const twin = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
	const { status } = await send(`https://${twin}/`);
	return [`http://${host}${pathname}`, ...(status > 0 ? [`https://${twin}${pathname}`] : [])];
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
