// An entry of content/: one file, its fields with their lines, and its text.
import Slugger from 'github-slugger';
import { type MdastNode, markdownToMdast } from 'satteri';
import { getProperty, isRecord } from '../lib/get-property.ts';
import type { CollectionDefinition } from '../schemas/collections.ts';

/** The parsed content of a file. */
export interface FileContent {
	data: Record<string, unknown> | undefined; // the fields, with the gym's facts filled in; undefined if they can't be parsed
	body: string; // the Markdown after the front matter
	bodyLine: number; // where the body begins
	/** Finds the line of a field, or of its parent if the field is missing. */
	findLine: (path: readonly PropertyKey[]) => number;
	/** A field as it is in the file, before facts are filled in: "Call {phone}", "12.500". */
	findSource: (path: readonly PropertyKey[]) => string;
}

/** An entry of a collection and its file. */
export interface Entry extends FileContent {
	collection: string;
	definition: CollectionDefinition;
	id: string;
	file: string; // the path in messages: "content/plans/beginner.json"
	path: string;
}

/** The entries of a collection. That of a single file has one, if the file exists. */
export function selectEntries(entries: readonly Entry[], collection: string): Entry[] {
	return entries.filter((entry) => entry.collection === collection);
}

/** Whether an entry is hidden from visitors until it is finished. */
export function isDraft({ definition: { draft }, data }: Pick<Entry, 'definition' | 'data'>): boolean {
	return draft !== undefined && data?.[draft] === true;
}

/** The value at a path, or undefined. */
export function getValue(data: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce(getProperty, data);
}

/** The path of a field. */
export type Path = (string | number)[];

/** Lists all texts in an entry's fields, in order. @param place the path of these fields. */
export function listTexts(data: unknown, place: Path = []): { place: Path; value: string }[] {
	if (typeof data === 'string') return [{ place, value: data }];
	if (typeof data !== 'object' || data === null) return [];
	const fields = Object.entries(data).filter(([field]) => field !== '$schema');
	return fields.flatMap(([field, value]: [string, unknown]) =>
		listTexts(value, [...place, Array.isArray(data) ? Number(field) : field]),
	);
}

/** Replaces all texts in an entry's fields. */
export function replaceTexts(data: unknown, replace: (text: string) => string): void {
	for (const { place, value } of listTexts(data)) {
		const parent = getValue(data, place.slice(0, -1));
		if (isRecord(parent)) Reflect.set(parent, place.at(-1) ?? '', replace(value));
	}
}

/** A node of Markdown and all nodes in it, in order. */
export function flatten(node: MdastNode): MdastNode[] {
	return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node];
}

/** The ids that Astro gives the headings of a Markdown text. Of two hyphens, it makes a dash. */
export function listHeadingIds(body: string): string[] {
	const slugger = new Slugger(); // the second heading of one name gets a number: "more-1"
	const root = markdownToMdast(body, { features: { smartPunctuation: true } });
	const headings = flatten(root).filter(({ type }) => type === 'heading');
	const readText = (node: MdastNode) => flatten(node).map((part) => ('value' in part ? part.value : ''));
	return headings.map((heading) => slugger.slug(readText(heading).join('')));
}
