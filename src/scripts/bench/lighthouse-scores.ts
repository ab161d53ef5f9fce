import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'astro/zod';
import { launchOptions } from '../shared/browser.ts';

/** Downloaded on demand, so that `npm ci` doesn't install its 150 MB. */
const lighthouse = 'lighthouse@13.5.0';

const reportSchema = z.object({
	categories: z.record(z.string(), z.object({ score: z.number() })),
	runtimeError: z.object({ message: z.string() }).optional(),
});

/** A page's score in each Lighthouse category, 0 to 100, with the default settings: a mid-range phone. */
export async function lighthouseScores(url: string): Promise<string> {
	const { executablePath, env, args = [] } = await launchOptions();
	const flags = ['--headless', '--host-resolver-rules="MAP * ~NOTFOUND, EXCLUDE localhost"', ...args];
	const { stdout } = await promisify(execFile)(
		'npx',
		['--yes', lighthouse, url, `--chrome-flags=${flags.join(' ')}`, '--output=json', '--quiet'],
		{ maxBuffer: 1e8, env: { ...process.env, ...env, ...(executablePath && { CHROME_PATH: executablePath }) } },
	);
	const { categories, runtimeError } = reportSchema.parse(JSON.parse(stdout));
	if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
	return Object.values(categories)
		.map(({ score }) => Math.round(score * 100))
		.join(' ');
}
