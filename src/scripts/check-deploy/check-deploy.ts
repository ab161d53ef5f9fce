/* `npm run check:deploy -- https://www.example.com`: asks twelve questions about the live site, and says how to fix what is
   wrong. */
import { orExplain } from '../shared/or-explain.ts';
import { askAboutAccounts } from './accounts.ts';
import { askAboutFiles, askAboutPages } from './questions.ts';
import { send } from './requests.ts';

/** Asks all questions. @returns the report: a line for each question, and below it what is wrong. */
export async function checkDeploy(written: string): Promise<string[]> {
	const address = URL.parse(written);
	if (!address || !/^https?:$/.test(address.protocol)) {
		throw new Error(`"${written}" is not a URL. Write the whole URL: npm run check:deploy -- https://www.example.com`);
	}
	const { protocol, hostname, host, origin, pathname } = address;
	if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) {
		throw new Error(`Without HTTPS, others can read passwords. Run this check on https://${host}${pathname}`);
	}
	const home = origin + pathname.replace(/\/?$/, '/');
	const get = (path: string) => send(home + path.slice(1));
	const { status, outcome } = await get('/');
	if (status === 0) throw new Error(`${home}: ${outcome}.`);

	const report: string[] = [];
	for (const answers of [askAboutPages(get, home), askAboutFiles(get, home), askAboutAccounts(get)]) {
		for await (const [about, ...texts] of answers) {
			const wrong = texts.filter((text) => text !== false);
			const mark = wrong.length === 0 ? '✓' : wrong.every((text) => text.startsWith('–')) ? '–' : '✗';
			report.push(`${mark} ${about}`, ...wrong.map((text) => `    ${text.replace(/^– /, '')}`));
		}
	}
	return report;
}

if (import.meta.main) {
	await orExplain(async () => {
		const report = await checkDeploy(process.argv[2] ?? '');
		console.log(report.join('\n'));
		process.exitCode = report.some((line) => line.startsWith('✗')) ? 1 : 0;
	});
}
