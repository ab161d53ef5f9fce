import { readFile } from 'node:fs/promises';

/** The editors' guide. */
export async function readGuide(): Promise<string> {
	const text = await readFile(new URL('../../content/README.md', import.meta.url), 'utf8');
	return text.replaceAll('\r\n', '\n');
}

/** The guide's examples that are complete files. The fence's info string is the path below content/. */
export async function guideExamples(): Promise<{ file: string; text: string }[]> {
	const guide = await readGuide();
	return [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({ file, text }));
}
