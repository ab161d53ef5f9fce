// A new entry as it stands in its file. Nothing is ever overwritten.
import { readFileSync } from 'node:fs';
import { constants, copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Document, isSeq, visit } from 'yaml';
import { dataOf, type Draft, fileOf, idOf, shelfOf } from './draft.ts';
import { placePicture, type PlacedPicture } from './picture.ts';

/** A whole entry, ready to be written. */
export interface NewEntry {
	id: string;
	/** Named from content/. */
	file: string;
	/** All that will stand in the file. */
	text: string;
	/** The file is there already and holds other entries. */
	isAdded: boolean;
	picture: PlacedPicture | undefined;
}

/** Puts the entry together. */
export async function compose(draft: Draft): Promise<NewEntry> {
	const { kind, content } = draft;
	const { keyed: isAdded = false } = shelfOf(draft);
	const [id, file, picture] = [idOf(draft), fileOf(draft), placePicture(draft)];
	const data = dataOf(draft, picture && `./${basename(picture.file)}`);
	const write = () => {
		if (isAdded) return addTo(readFileSync(join(content, file), 'utf8'), id, data);
		if (file.endsWith('.md')) return toMarkdown(data, kind.body ?? '');
		return toJson({ $schema: `../../.astro/collections/${kind.collection}.schema.json`, ...data });
	};
	return { id, file, text: await format(write(), file), isAdded, picture };
}

/** Writes the entry and puts its picture beside it. @param content the folder content/. */
export async function write({ file, text, isAdded, picture }: NewEntry, content: string): Promise<void> {
	const path = join(content, file);
	await mkdir(dirname(path), { recursive: true });
	const copy = picture && join(content, picture.file);
	const isCopied = copy !== undefined && copy !== picture?.source;
	if (isCopied) await copyFile(picture?.source ?? '', copy, constants.COPYFILE_EXCL);
	try {
		await writeFile(path, text, { flag: isAdded ? 'w' : 'wx' });
	} catch (error) {
		if (isCopied) await rm(copy);
		throw error;
	}
}

function toJson(data: Record<string, unknown>): string {
	return JSON.stringify(data, null, '\t');
}

/** Not parsed and written again: JavaScript would put the numbers before "$schema". */
function addTo(json: string, id: string, data: Record<string, unknown>): string {
	return json.replace(/\s*\}\s*$/, () => `,\n"${id}": ${toJson(data)}\n}`);
}

function toMarkdown(data: Record<string, unknown>, body: string): string {
	const document = new Document(data);
	visit(document, (_, node) => {
		if (isSeq(node)) node.flow = true;
	});
	return `---\n${document.toString({ lineWidth: 0, singleQuote: true })}---\n\n${body}\n`;
}

/** As the rest of content/ is written. Loaded late: it is only needed at the end. */
async function format(text: string, file: string): Promise<string> {
	const prettier = await import('prettier');
	const style = await prettier.resolveConfig(import.meta.filename);
	return prettier.format(text, { ...style, plugins: [], filepath: file });
}
