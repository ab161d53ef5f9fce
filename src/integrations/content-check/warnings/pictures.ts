import { dirname, join } from 'node:path';
import { diagnoseText, type Diagnostic } from '../diagnostic.ts';
import { readPictureFacts } from '../picture-facts.ts';
import { readBody } from '../read-body.ts';
import type { ContentIndex } from './content-index.ts';

/** As wide as an article on a large screen. */
const articleWidth = 720;

/** Pictures that are narrower than the text they stand in. */
export async function warnOfSmallPictures({ entries }: ContentIndex): Promise<Diagnostic[]> {
	const pictures = entries.flatMap((entry) => readBody(entry.body).pictures.map((picture) => ({ entry, picture })));
	const warnings = pictures.map(async ({ entry, picture: { line, url, text } }) => {
		const { width } = await readPictureFacts(join(dirname(entry.path), decodeURI(url)));
		const expected = `The picture is ${width} px wide; an article has room for ${articleWidth}. Take a larger one if there is one.`;
		return width < articleWidth ? [diagnoseText(entry, { line, found: `![${text}](${url})`, expected })] : [];
	});
	return (await Promise.all(warnings)).flat();
}
