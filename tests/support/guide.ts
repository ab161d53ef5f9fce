import { readFile } from 'node:fs/promises';

/** The examples of the editors' guide that are complete files. The fence's info string is the path below content/. */
export async function guideExamples(): Promise<{ file: string; text: string }[]> {
	const guide = await readFile(new URL('../../content/README.md', import.meta.url), 'utf8');
	const examples = guide.replaceAll('\r\n', '\n').matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
	return [...examples].map(([, file = '', text = '']) => ({ file, text }));
}
