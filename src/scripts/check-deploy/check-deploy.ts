/* `npm run check:deploy -- https://www.example.com`: compares the live site with the record of its build (build.json), and
   says what is wrong and how to fix it. */
import { type BuildRecord, parseRecord, recordFile } from '../../integrations/hosting/build-record.ts';
import { orExplain } from '../shared/or-explain.ts';
import { checkAccounts } from './accounts.ts';
import { expectations } from './expectations.ts';
import { requestSite, send, type SiteReply } from './requests.ts';

/** A line of the report: an error (✗) or a warning (–) about an address. */
export type Line = [mark: '✗' | '–', at: string, says: string];

/** Runs all checks. @returns the report. Lines that differ only in an address are one line. */
export async function checkDeploy(written: string): Promise<string[]> {
	const address = URL.parse(written);
	if (!address || !/^https?:$/.test(address.protocol)) {
		throw new Error(`"${written}" is not a URL. Write the whole URL: npm run check:deploy -- https://www.example.com`);
	}
	const lines = await Array.fromAsync(checkSite(address));
	const groups = Map.groupBy(lines, ([mark, , says]) => mark + says.replace(/https?:\/\/\S+/g, ''));
	return [...groups.values()].flatMap((group) => {
		const [shortest] = group.toSorted(([, one], [, other]) => one.length - other.length);
		if (!shortest) return [];
		const [mark, at, says] = shortest;
		const others = new Set(group.map(([, address]) => address)).size - 1;
		return `${mark} ${at}${others > 0 ? ` and ${others} more` : ''}: ${says}`;
	});
}

async function* checkSite({ href, origin, hostname, host, protocol, pathname }: URL): AsyncGenerator<Line, void, void> {
	const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
	if (protocol === 'http:' && !isLocal) {
		return yield ['✗', href, `without HTTPS, others can read passwords. Run this check on https://${host}${pathname}`];
	}
	const base = pathname.replace(/\/?$/, '/');
	const home = origin + base;
	const index = await send(home + recordFile);
	const record = parseRecord(String(index.body));
	if (!record) {
		const advice = 'Is the address right, and did you upload the whole site?';
		return yield ['✗', index.url, `${index.outcome}; it should be the record of the build. ${advice}`];
	}
	if (record.home !== home) {
		yield ['✗', home, `it was built for ${record.home}. Build it with SITE_URL=${origin} and BASE_PATH=${base}`];
	}
	if (record.preview) {
		yield ['✗', home, 'it is a preview, which search engines don’t list. Publish the production branch.'];
	}
	if (!isLocal) {
		const twin = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
		yield* checkName(`http://${host}${pathname}`, origin);
		if ((await send(`https://${twin}/`)).status > 0) yield* checkName(`https://${twin}${pathname}`, origin);
	}
	yield* checkReplies(await requestSite(home, record), record);

	const { accounts } = record;
	if (accounts.kind === 'none') {
		return yield ['–', home, 'it was built without accounts: PUBLIC_SUPABASE_URL isn’t set.'];
	}
	const service = accounts.kind === 'project' ? accounts.origin : origin;
	for await (const says of checkAccounts(service, accounts.key)) yield ['✗', service, says];
}

/** Compares all responses with the expectations. */
function* checkReplies(replies: SiteReply[], record: BuildRecord): Generator<Line> {
	const isGitHub = replies.some(({ headers }) => headers.get('server') === 'GitHub.com');
	if (isGitHub) {
		yield ['–', record.home, 'GitHub Pages sends none of our headers or redirects, and caches for ten minutes.'];
	}
	for (const reply of replies) {
		if (reply.slash)
			yield ['–', reply.url, 'the server adds or removes a slash at the end. That works, but costs a request.'];
		const errors = expectations
			.filter(([of, , needs]) => of.includes(reply.kind) && !(isGitHub && needs === 'rules'))
			.flatMap(([, explain]) => explain(reply, record) || []);
		// The first is the status. What a wrong response contains doesn't matter.
		for (const says of reply.status === 200 ? errors : errors.slice(0, 1)) if (says) yield ['✗', reply.url, says];
	}
}

/** Checks that another address of the site redirects permanently to `origin`. Follows up to three redirects. */
export async function* checkName(other: string, origin: string): AsyncGenerator<Line, void, void> {
	let url = other;
	for (let step = 0; step < 3 && new URL(url).origin !== origin; step++) {
		const { status, place, outcome } = await send(url);
		if (status === 0) {
			return yield [
				'–',
				url,
				`${outcome}. Visitors who type the address without "https://" may not find the site. Redirect it to ${origin}.`,
			];
		}
		if (!place || (status !== 301 && status !== 308)) {
			return yield [
				'✗',
				url,
				`${outcome}. Redirect it permanently (301) to ${origin}, or search engines see two sites.`,
			];
		}
		url = place;
	}
}

if (import.meta.main) {
	await orExplain(async () => {
		const lines = await checkDeploy(process.argv[2] ?? '');
		const errors = lines.filter((line) => line.startsWith('✗')).length;
		for (const line of lines) console.log(line);
		console.log(`${errors} ${errors === 1 ? 'error' : 'errors'} found.`);
		process.exitCode = errors === 0 ? 0 : 1;
	});
}
