/* `npm run check:deploy -- https://www.example.com`: looks at a live site from outside and says in plain words what is wrong. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../folders.ts';
import { readRules } from '../serve/host-rules.ts';
import { orExplain } from '../serve/serve.ts';
import { lookAtAccounts, serviceIn } from './look/accounts.ts';
import { ask, forEach } from './look/ask.ts';
import { type Finding, lookAtSite, type Site, sitemapPaths, type Topic } from './look/site.ts';
import { lookAtWay } from './look/way.ts';
import { below } from './rules-files.ts';

interface Report {
	findings: Finding<string>[];
	/** What this host cannot do, and nobody can mend. */
	remarks: string[];
}

/** Looks at everything. `named` is what the pages are to call the site, where that differs from where it is asked. */
export async function checkDeploy(written: string, named = written): Promise<Report> {
	const address = readAddress(written);
	const base = address.pathname.replace(/\/?$/, '/');
	const findings: Finding<string>[] = await lookAtWay(address);
	if (findings.some(({ ok }, index) => !ok && index === 0)) return { findings, remarks: [] };

	const home = await ask(address.origin + base);
	const pages = home.header('server') === 'GitHub.com';
	const without: Topic[] = pages ? ['headers', 'caching', 'redirects'] : [];
	const site: Site = {
		origin: address.origin,
		base,
		address: readAddress(named).origin,
		rules: below(base, readRules(path.join(root, 'public'))),
		without,
	};
	findings.push(...(await lookAtSite(site)));
	const html = await forEach(await sitemapPaths(site), async (page) => (await ask(site.origin + page)).text);
	const service = html.map(serviceIn).find(Boolean);
	if (service) findings.push(...(await lookAtAccounts(site.origin, service)));
	const remarks = pages
		? [
				'GitHub Pages sends no headers of ours and no redirects: pages are kept for ten minutes, old addresses lead on by a page.',
			]
		: [];
	if (!service)
		remarks.push(
			'The site was built without accounts (PUBLIC_SUPABASE_URL): its forms say that they are not available.',
		);
	return { findings, remarks };
}

function readAddress(written: string): URL {
	const url = URL.parse(written);
	if (url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '') return url;
	throw new Error(`"${written}" is no address. Write it whole: npm run check:deploy -- https://www.example.com`);
}

if (import.meta.main) {
	await orExplain(async () => {
		const { values, positionals } = parseArgs({ allowPositionals: true, options: { named: { type: 'string' } } });
		const [address] = positionals;
		if (!address) throw new Error('Write the address of the site: npm run check:deploy -- https://www.example.com');
		const { findings, remarks } = await checkDeploy(address, values.named);
		for (const { ok, topic, text } of findings) console.log(`${ok ? '✓' : '✗'} ${topic}: ${text}`);
		for (const remark of remarks) console.log(`– ${remark}`);
		const faults = findings.filter(({ ok }) => !ok).length;
		console.log(faults === 0 ? '\nThe site is right.' : `\n${faults} to mend.`);
		process.exitCode = faults === 0 ? 0 : 1;
	});
}
