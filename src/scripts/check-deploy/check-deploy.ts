/* `npm run check:deploy -- https://www.example.com`: checks the live site from outside, and says what is wrong and how to
   fix it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { prefixRules } from '../../integrations/hosting/rules-files.ts';
import { readRules } from '../../lib/host-rules.ts';
import { root } from '../../lib/folders.ts';
import { orExplain } from '../start/serve.ts';
import { checkAccounts, findService } from './accounts.ts';
import * as check from './checks.ts';
import { send } from './request.ts';
import { visit } from './visit.ts';

/** Runs all checks and returns a line per fault. @param named the address that the pages should name, if it differs. */
export async function checkDeploy(written: string, named = written): Promise<{ faults: string[]; remarks: string[] }> {
	const address = readAddress(written);
	const { origin, hostname, host, protocol, pathname } = address;
	const faults = new Map<string, string[]>();
	const remarks: string[] = [];
	const found: check.Found = (at, says) => faults.set(says, [...(faults.get(says) ?? []), at]);
	const result = () => ({
		faults: [...faults].map(([says, places]) => formatLine(says, [...new Set(places)])),
		remarks,
	});

	const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
	if (protocol === 'http:' && !isLocal) {
		found(written, `without HTTPS others can read passwords. Check https://${host}.`);
		return result();
	}
	const home = await send(address.href);
	if (home.status === 0) {
		found(address.href, `${home.outcome}.`);
		return result();
	}
	for (const other of isLocal ? [] : await listOtherNames(address)) await check.checkName(other, address, found);

	const base = pathname.replace(/\/?$/, '/');
	const rules = prefixRules(base, readRules(path.join(root, 'public')));
	const site = { origin, base, named: readAddress(named).origin, rules };
	const live = await visit(site);
	if (live.pages.length === 0) {
		found(live.index.url, `${live.index.outcome} and names no page. Is that the address, and the whole site uploaded?`);
		return result();
	}
	check.checkPages(live, found);
	check.checkAddresses(site, live, found);
	await check.checkMissing(site, found);
	if (home.headers.get('server') === 'GitHub.com') {
		remarks.push('GitHub Pages sends none of our headers and redirects, and caches everything for ten minutes.');
	} else {
		check.checkHeaders(site, live, found);
		check.checkCaching(live, found);
		await check.checkRedirects(site, found);
	}
	const service = [...live.pages, ...live.memberPages].map(findService).find(Boolean);
	if (service) await checkAccounts(new URL(service.url, origin).href.replace(/\/$/, ''), service.key, found);
	else remarks.push('The site was built without accounts (PUBLIC_SUPABASE_URL). Its forms say so.');
	return result();
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

function readAddress(written: string): URL {
	const url = URL.parse(written);
	if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return url;
	throw new Error(`"${written}" is not a URL. Write the whole URL: npm run check:deploy -- https://www.example.com`);
}

if (import.meta.main) {
	await orExplain(async () => {
		const { values, positionals } = parseArgs({ allowPositionals: true, options: { named: { type: 'string' } } });
		const { faults, remarks } = await checkDeploy(positionals[0] ?? '', values.named);
		for (const line of faults) console.log(`✗ ${line}`);
		for (const line of remarks) console.log(`– ${line}`);
		console.log(
			faults.length === 0
				? 'The site is right.'
				: `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'} found.`,
		);
		process.exitCode = faults.length === 0 ? 0 : 1;
	});
}
