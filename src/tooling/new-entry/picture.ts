// The picture of a new entry: where it is now, and where it will be.
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, extname, join, resolve } from 'node:path';
import { nearest, quote } from '../../schemas/parts/messages.ts';
import { type Draft, fileOf, idOf, slug } from './draft.ts';

/** A picture and the place for it, named from content/. */
export interface PlacedPicture {
	source: string;
	file: string;
}

/** Where the picture is now. Terminals write spaces in a path that is dropped into them as "\ ", or put marks around it. */
export function sourceOf({ values }: Draft): string {
	const written = (values.get('picture') ?? '').trim().replace(/^(['"])(.*)\1$/, '$2');
	const path = process.platform === 'win32' ? written : written.replace(/\\(.)/g, '$1');
	// npm runs a command in the project's folder and notes where it was called.
	return resolve(process.env['INIT_CWD'] ?? '.', path.replace(/^~(?=\/)/, homedir()));
}

/** What to write where there is no such file; undefined if it is there. */
export function missingPicture(source: string): string | undefined {
	const folder = dirname(source);
	const items = existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];
	const names = items.filter((item) => !item.isDirectory()).map(({ name }) => name);
	if (names.includes(basename(source))) return undefined;
	const meant = nearest(basename(source), names);
	const guess = meant === undefined ? '' : ` Did you mean ${quote(join(folder, meant))}?`;
	return `There is no file ${quote(source)}.${guess} Write where the picture is, e.g. "~/Pictures/boxing.jpg".`;
}

/** A free name beside the entry, after what it shows or whose it is; where it is, if it lies there already. */
export function placePicture(draft: Draft): PlacedPicture | undefined {
	const { kind, values, content } = draft;
	if (!values.has('picture')) return undefined;
	const source = sourceOf(draft);
	const folder = dirname(fileOf(draft));
	if (dirname(source) === join(content, folder)) return { source, file: `${folder}/${basename(source)}` };
	const words = shorten(slug(values.get(kind.pictureNamed ?? '') ?? ''));
	const name = `${folder}/${words === '' ? idOf(draft) : words}`;
	const ending = extname(source).toLowerCase();
	let file = `${name}${ending}`;
	for (let count = 2; existsSync(join(content, file)); count++) file = `${name}-${count}${ending}`;
	return { source, file };
}

/** The first words, up to 40 characters. */
function shorten(name: string): string {
	return name.length <= 40 ? name : name.slice(0, 41).replace(/-[^-]*$/, '');
}
