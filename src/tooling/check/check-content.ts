// Looks at all of content/ before anything is built: Astro stops at the first mistake, only prints a broken reference,
// does not name the file that wants a missing picture, and does not see the rest.
import type { z } from 'astro/zod';
import { basename, join, relative, sep } from 'node:path';
import { checkBody } from './check-body.ts';
import { checkDays } from './check-days.ts';
import { checkDistinct } from './check-distinct.ts';
import { checkLinkFields } from './check-links.ts';
import { checkDrawing, checkedImage, type Surroundings } from './check-picture.ts';
import { checkTitles } from './check-titles.ts';
import { type Shelf, shelves } from '../../schemas/collections.ts';
import { fieldPath, kind, quote } from '../../schemas/parts/messages.ts';
import type { Tools } from '../../schemas/parts/picture.ts';
import { decodePictures } from './picture-facts.ts';
import type { Problem } from './read-content.ts';
import { type Entry, idsOf, readEntries, valueAt } from './read-entries.ts';
import { takeNotes } from './notes/take-notes.ts';
import { readSiteMap } from './site-map.ts';

export type { Problem };

/** What the check has found, file by file and line by line. */
export interface Findings {
	/** Must be mended before the site is built. */
	mistakes: Problem[];
	/** Worth a look; there are none while there is a mistake, which may be the reason for them. */
	notes: Problem[];
}

/** Everything that is wrong in content/. @param content the folder. */
export async function checkContent(content: string): Promise<Problem[]> {
	return (await lookThrough(content)).mistakes;
}

/** Everything that is wrong in content/, and everything that might be. @param content the folder. */
export async function inspectContent(content: string): Promise<Findings> {
	const { mistakes, notes, entries } = await lookThrough(content);
	if (mistakes.length > 0) return { mistakes, notes: [] };
	return { mistakes, notes: sorted([...notes, ...(await takeNotes(entries))]) };
}

async function lookThrough(content: string): Promise<Findings & { entries: Entry[] }> {
	const used = new Set([join(content, 'README.md')]);
	const listed = new Map<string, string[]>();
	const { entries, rest, problems } = await readEntries(content);
	await decodePictures(rest.filter((path) => isPicture(path)));
	const site = readSiteMap(entries);
	const ids = new Map(Object.keys(shelves).map((collection) => [collection, idsOf(entries, collection)]));
	// One after the other: all at once, the schemas of thousands of posts would lie in memory together.
	const place = { path: '', content, used, listed };
	const tools = { ...toolsFor(place), ids: (collection: string) => ids.get(collection) };
	const schemas = new Map<Shelf, z.ZodType>(); // to make one takes longer than to use it
	for (const entry of entries.filter(({ data }) => data !== undefined)) {
		place.path = entry.path;
		const schema = schemas.get(entry.shelf) ?? entry.shelf.schema(tools);
		schemas.set(entry.shelf, schema);
		problems.push(...(await checkFields(entry, schema)), ...checkLinkFields(entry, site));
		problems.push(...(await checkBody(entry, place, site)));
	}
	problems.push(...checkDays(entries), ...checkDistinct(entries), ...checkTitles(entries));
	const unused = rest.filter((path) => !used.has(path)).map((path) => reportUnused(content, path));
	const mistakes = problems.filter(({ note }) => !note);
	// Only once all else is well: a misspelt name would be reported twice, as missing and as not used.
	if (mistakes.length === 0) mistakes.push(...unused.filter(({ note }) => !note));
	return { mistakes: sorted(mistakes), notes: [...problems, ...unused].filter(({ note }) => note), entries };
}

/** The problems as text for a terminal: file and line, field, what was found, what to write. */
export function formatProblems(problems: readonly Problem[]): string {
	const title = `${problems.length === 1 ? '1 problem' : `${problems.length} problems`} in content/`;
	return [title, ...problems.map(formatProblem)].join('\n\n');
}

/** The same for notes. */
export function formatNotes(notes: readonly Problem[]): string {
	const title = `${notes.length === 1 ? '1 note' : `${notes.length} notes`} on content/: worth a look, the site is built all the same`;
	return [title, ...notes.map(formatProblem)].join('\n\n');
}

function sorted(problems: readonly Problem[]): Problem[] {
	return problems.toSorted(
		(one, other) => one.file.localeCompare(other.file, 'en') || (one.line ?? 0) - (other.line ?? 0),
	);
}

function formatProblem({ file, line, field, found, expected }: Problem): string {
	const place = line === undefined ? file : `${file}:${line}`;
	return `${place}\n  ${field}${field === '' ? '' : ': '}found ${found}\n    ${expected}`;
}

function toolsFor(place: Surroundings): Tools {
	return {
		image: (needs) => checkedImage(place, needs),
		drawing: (name) => checkDrawing(place, name),
	};
}

async function checkFields({ data, file, lineOf }: Entry, schema: z.ZodType): Promise<Problem[]> {
	const { error } = await schema.safeParseAsync(data);
	const problems = (error?.issues ?? []).flatMap((issue) => {
		// One issue names all strange fields of a group; its message has a line for each.
		const strange = issue.code === 'unrecognized_keys' ? issue.keys : [];
		const paths = strange.length > 0 ? strange.map((key) => [...issue.path, key]) : [issue.path];
		const messages = strange.length > 0 ? issue.message.split('\n') : [issue.message];
		return paths.map((path, index) => {
			const found = show(valueAt(data, path));
			const expected = messages[index] ?? '';
			return { file, line: lineOf(path), field: fieldPath(path), found, expected, refused: true };
		});
	});
	// A text in the place of a list has the wrong type and the wrong length: one message is enough.
	const isSame =
		({ field, expected }: Problem) =>
		(other: Problem) =>
			other.field === field && other.expected === expected;
	return problems.filter((problem, index) => problems.findIndex(isSame(problem)) === index);
}

function reportUnused(content: string, path: string): Problem {
	const file = `content/${relative(content, path).split(sep).join('/')}`;
	const shows = isPicture(path);
	return {
		file,
		field: '',
		found: shows ? 'a picture that no page shows' : 'a file that belongs to no page',
		...(shows && { note: true }),
		expected: shows ? 'Name it in a content file, or delete it.' : nameHint(basename(path)),
	};
}

function nameHint(name: string): string {
	const [, right] = /^(.+\.(?:json|md))\.\w+$/i.exec(name) ?? [];
	const lower = name.toLowerCase();
	if (right !== undefined || (lower === 'index.md' && name !== lower)) return `Rename it to ${quote(right ?? lower)}.`;
	return 'Check its name and its folder, or delete it.';
}

function isPicture(path: string): boolean {
	return /\.(jpe?g|png|webp|avif|svg|gif|heic|heif|tiff?|bmp)$/i.test(path);
}

function show(value: unknown): string {
	if (value === undefined || value === null || value === '') return 'nothing';
	if (typeof value === 'object') return kind(value);
	const text = quote(value);
	return text.length > 80 ? `${text.slice(0, 77)}…"` : text;
}
