import lighthouse from 'lighthouse';

/** A page's scores in Lighthouse's categories, 0 to 100, with the settings that Lighthouse has by itself: a mid-range phone. */
export async function lighthouseScores(url: string, debuggingPort: number): Promise<Record<string, number>> {
	const result = await lighthouse(url, { port: debuggingPort, logLevel: 'error' });
	if (!result) throw new Error(`Lighthouse had nothing to say about ${url}.`);
	const { categories, runtimeError } = result.lhr;
	if (runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${runtimeError.message}`);
	return Object.fromEntries(
		Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
	);
}
