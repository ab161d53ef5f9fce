// Whether a new entry is right, in the words of the build and before anything is written.
import { existsSync } from 'node:fs';
import { copyFile, link, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { z } from 'astro/zod';
import { checkContent, type Problem } from '../check/check-content.ts';
import { checkDrawing, checkedImage } from '../check/check-picture.ts';
import { quote } from '../../schemas/parts/messages.ts';
import { idsOf } from '../check/read-entries.ts';
import { cacheFolder } from '../folders.ts';
import { dataOf, type Draft, fileOf, idOf, shelfOf } from './draft.ts';
import { type NewEntry, write } from './entry.ts';
import type { Field } from './fields.ts';
import { missingPicture, sourceOf } from './picture.ts';

/** What is wrong with the answer to one field; undefined if nothing is. */
export async function fieldProblem(draft: Draft, field: Field): Promise<string | undefined> {
	const source = sourceOf(draft);
	const absent = field.type === 'picture' ? missingPicture(source) : undefined;
	if (absent) return absent;
	const name = `./${basename(source)}`;
	const folder = dirname(source);
	const place = { path: join(folder, 'entry'), content: folder, used: new Set<string>(), listed: new Map() };
	const schema = shelfOf(draft).schema({
		// The entry names the picture as it will be called; what is looked at is the file that is there.
		image: (needs) =>
			z
				.any()
				.transform((): unknown => name)
				.pipe(checkedImage(place, needs)),
		drawing: () => checkDrawing(place, name),
		ids: (collection) => idsOf(draft.entries, collection),
	});
	const { error } = await schema.safeParseAsync(dataOf(draft, `./picture${extname(source).toLowerCase()}`));
	const issue = error?.issues.find(({ path }) => field.path.every((step, index) => path[index] === step));
	return issue?.message ?? nameProblem(draft, field);
}

/** What is wrong with the name that the file gets from this field. */
function nameProblem(draft: Draft, { flag }: Field): string | undefined {
	const { kind, values, content } = draft;
	const id = idOf(draft);
	const isNamed = flag === (values.has('id') ? 'id' : kind.named);
	if (!isNamed || id === '' || shelfOf(draft).keyed) return undefined;
	if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id)) {
		return `"id" must be small letters, numbers and hyphens, e.g. "power-lifting", not ${quote(id)}.`;
	}
	const file = fileOf(draft);
	if (!existsSync(join(content, file))) return undefined;
	return `There is content/${file} already, and nothing is overwritten. Choose another ${quote(flag)}, or change that file.`;
}

/**
 * What the check of all of content/ would find once the entry is there, and does not find now. It looks at a copy of the
 * folder, made of links so that it costs nothing, however many pictures there are.
 */
export async function rehearse(entry: NewEntry, content: string): Promise<Problem[]> {
	await mkdir(cacheFolder, { recursive: true });
	const copy = await mkdtemp(join(cacheFolder, 'new-'));
	try {
		await write(entry, copy);
		await linkFiles(content, copy);
		const before = new Set((await checkContent(content)).map(asText));
		return (await checkContent(copy)).filter((problem) => !before.has(asText(problem)));
	} finally {
		await rm(copy, { recursive: true });
	}
}

/** Links all files that are not in the other folder yet. */
async function linkFiles(from: string, to: string): Promise<void> {
	for (const item of await readdir(from, { recursive: true, withFileTypes: true })) {
		if (!item.isFile()) continue;
		const source = join(item.parentPath, item.name);
		const target = join(to, relative(from, source));
		await mkdir(dirname(target), { recursive: true });
		// Some disks, such as memory cards, know no links.
		if (!existsSync(target)) await link(source, target).catch(() => copyFile(source, target));
	}
}

function asText({ file, field, found, expected }: Problem): string {
	return [file, field, found, expected].join('\n');
}
