import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'astro/zod';
import { launchOptions } from '../shared/browser.ts';

/** Downloaded on demand, so that `npm ci` doesn't install its 150 MB. */
const lighthouse = 'lighthouse@13.5.0';

const report = z.object({ categories: z.record(z.string(), z.object({ score: z.number() })) });

/** A page's score in each Lighthouse category, 0 to 100, with the default settings: a mid-range phone. */
export async function lighthouseScores(url: string): Promise<string> {
	const { executablePath, env, args = [] } = await launchOptions();
	const flags = ['--headless', '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"', ...args];
	const { stdout } = await promisify(execFile)(
		'npx',
		['--yes', lighthouse, url, `--chrome-flags=${flags.join(' ')}`, '--output=json', '--quiet'],
		{ maxBuffer: 1e8, env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) } },
	);
	const scores = Object.values(report.parse(JSON.parse(stdout)).categories);
	return scores.map(({ score }) => Math.round(score * 100)).join(' ');
}
