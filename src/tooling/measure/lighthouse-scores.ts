import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { z } from 'astro/zod';

/** Fetched when it is asked for, so that the 150 MB of it are in nobody's `npm ci`. */
const command = 'lighthouse@13.5.0';

const reportSchema = z.object({
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
	runtimeError: z.object({ message: z.string() }).optional(),
});

/** A page's scores in Lighthouse's categories, 0 to 100, with the settings that Lighthouse has by itself: a mid-range phone. */
export async function lighthouseScores(url: string, debuggingPort: number): Promise<Record<string, number>> {
	const { stdout } = await promisify(execFile)(
		'npx',
		['--yes', command, url, `--port=${debuggingPort}`, '--output=json', '--quiet'],
		{ maxBuffer: 1e8, shell: process.platform === 'win32' },
	);
	const { categories, runtimeError } = reportSchema.parse(JSON.parse(stdout));
	if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
	return Object.fromEntries(
		Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
	);
}
