import { readFile } from 'node:fs/promises';

/** The editors' guide. */
export const readGuide = () => readFile(new URL('../../content/README.md', import.meta.url), 'utf8');

/** The guide's examples that are whole files: their name, from content/, stands behind the three marks. */
export async function guideExamples(): Promise<{ file: string; text: string }[]> {
	const guide = await readGuide();
	return [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, file = '', text = '']) => ({ file, text }));
}

/** The picture that an example needs beside it, and one of content/ that is as good. */
export function pictureOf(file: string, text: string): { name: string; like: string } | undefined {
	const name = /image"?: "?(.*?)"?,?\n/.exec(text)?.[1];
	return name
		? { name, like: file.startsWith('coaches/') ? 'coaches/dario-keller.jpg' : 'classes/yoga.jpg' }
		: undefined;
}
