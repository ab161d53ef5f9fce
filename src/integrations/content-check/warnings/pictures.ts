// Warns about pictures used twice where each entry should have its own, and small pictures in a text.
import { basename, dirname, join } from 'node:path';
import { quote } from '../../../schemas/parts/explain.ts';
import type { ContentIndex } from '../content-index.ts';
import { diagnose, diagnoseText, type Diagnostic } from '../diagnostic.ts';
import { readPictureFacts } from '../picture-facts.ts';
import { readBody } from '../read-body.ts';
import { getValue } from '../read-entries.ts';

/** Warns about entries of one collection with the same picture. */
export async function warnOfRepeatedPictures({ entries }: ContentIndex): Promise<Diagnostic[]> {
	const first = new Map<string, string>();
	const warnings: Diagnostic[] = [];
	for (const entry of entries) {
		const image = getValue(entry.data, ['image']);
		if (typeof image !== 'string') continue;
		const { hash } = await readPictureFacts(join(dirname(entry.path), image));
		const key = `${entry.collection} ${hash}`;
		const other = first.get(key);
		if (other === undefined) first.set(key, entry.file);
		else {
			const expected = `${other} has the same picture. Is that what you want?`;
			warnings.push(diagnose(entry, ['image'], quote(basename(image)), expected));
		}
	}
	return warnings;
}

/** The width of an article on a large screen, in pixels. */
const articleWidth = 720;

/** Warns about pictures narrower than the text around them. */
export async function warnOfSmallPictures({ entries }: ContentIndex): Promise<Diagnostic[]> {
	const pictures = entries.flatMap((entry) => readBody(entry.body).pictures.map((picture) => ({ entry, picture })));
	const warnings = pictures.map(async ({ entry, picture: { line, url, text } }) => {
		const { width } = await readPictureFacts(join(dirname(entry.path), decodeURI(url)));
		const expected = `The picture is ${width} pixels wide, but there is room for ${articleWidth}. Use a larger one if you can.`;
		return width < articleWidth ? [diagnoseText(entry, { line, found: `![${text}](${url})`, expected })] : [];
	});
	return (await Promise.all(warnings)).flat();
}
