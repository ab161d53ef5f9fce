// Reads content/: the entries of every collection, and files that belong to none. Nothing else reads a file of content/.
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'astro/zod';
import { getOwn } from '../lib/get-property.ts';
import { formatUnbroken } from '../lib/phone.ts';
import { type CollectionDefinition, definitions, findId } from '../schemas/collections.ts';
import { factPaths } from '../schemas/facts.ts';
import { quote } from '../schemas/parts/explain.ts';
import type { Diagnostic } from './diagnostic.ts';
import { type Entry, getValue, replaceTexts, selectEntries } from './entry.ts';
import { readContentFile } from './read-file.ts';

/**
 * Reads all entries, and fills in what settings/gym.json says. Also returns files that can't be parsed or belong to no
 * collection. Pictures may be unused. Ignores hidden files, which some programs leave.
 */
export async function readContent(folder: string) {
	const entries: Entry[] = [];
	const found: Diagnostic[] = [];
	const items = await readdir(folder, { recursive: true, withFileTypes: true });
	const paths = items.filter((item) => !item.isDirectory()).map((item) => join(item.parentPath, item.name));
	const names = new Set(paths.sort().map((path) => relative(folder, path).split(sep).join('/')));
	for (const name of names) {
		const path = join(folder, name);
		if (/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)|^README\.md$/i.test(name)) continue;
		const file = `content/${name}`;
		const owner = findCollection(name);
		if (owner) {
			const { error, ...fileContent } = await readContentFile(path, file);
			if (error) found.push(error);
			entries.push({ ...owner, ...fileContent, file, path });
		} else {
			const expected = explainUnused(name, names);
			const isWarning = !/\.(md|json)$/.test(name);
			if (expected) found.push({ file, field: '', found: 'a file that nothing uses', expected, isWarning });
		}
	}
	const facts = getFacts(entries);
	for (const { collection, data } of entries) {
		// texts.json has placeholders of its own.
		if (collection !== 'texts') replaceTexts(data, (text) => fillFacts(text, facts));
	}
	return { entries, facts, found };
}

/** The collection of a file, and the entry's id. */
function findCollection(name: string): Pick<Entry, 'collection' | 'definition' | 'id'> | undefined {
	for (const [collection, definition] of Object.entries<CollectionDefinition>(definitions)) {
		const id = findId(definition, name);
		if (id) return { collection, definition, id };
	}
	return undefined;
}

/** What to do with a file that belongs to no collection, unless it may be a picture, a font or a note. */
function explainUnused(name: string, existing: ReadonlySet<string>): string | undefined {
	const [, folder = '', base = ''] = /^(.*?)([^/]*?)(?:\.[^/]*)?$/.exec(name) ?? [];
	const forms = [`${base}.md`, `${base}.json`, `${base}/index.md`, `more/${base}.md`];
	const intended = forms.map((form) => folder + form).find(findCollection);
	if (/\.(md|json)$/.test(name))
		return intended ? `Move it to ${quote(`content/${intended}`)}.` : 'Check its name and folder, or delete it.';
	if (/\.(pdf|docx?|rtf|odt|pages)$/i.test(name))
		return "Documents can't be published. Write what it says on a page, or put it on another site and link to it.";
	if (!intended || /\.(jpe?g|png|webp|avif|heic|gif|svg|woff2?|ttf|otf)$/i.test(name)) return undefined;
	if (existing.has(intended)) return `This looks like a copy of ${quote(`content/${intended}`)}. Delete it.`;
	return `If visitors are meant to see it, rename it to ${quote(intended.slice(folder.length))}. Windows may hide the last ending.`;
}

/** What the site fills in for {gym} and so on, by name. */
export type Facts = Record<string, string>;

/** Reads the facts. One that is missing or wrong is its own name: the mistake is there, not in each text that names it. */
function getFacts(entries: readonly Entry[]): Facts {
	const values = Object.entries(factPaths).flatMap(([name, [collection, ...path]]): [string, string][] => {
		const [entry] = selectEntries(entries, collection);
		const value = getValue(entry?.data, path);
		const issues = entry?.definition.schema({ image: () => z.any() }).safeParse(entry.data).error?.issues ?? [];
		const isWrong = issues.some((issue) => issue.path[0] && issue.path.every((step, index) => step === path[index]));
		if (entry?.data && value === undefined && !isWrong) return []; // it is optional: texts must not name it then
		const fact = typeof value === 'string' && !isWrong ? value : name;
		return [[name, name === 'phone' ? formatUnbroken(fact) : fact]]; // a number never breaks
	});
	return Object.fromEntries(values);
}

/** Fills in the facts of a text. "{{phone}}" and "${phone}" stay, so that the check finds them. */
export function fillFacts(text: string, facts: Facts): string {
	return text.replaceAll(/(?<![${])\{(\w+)\}(?!\})/g, (written, name: string) => getOwn(facts, name) ?? written);
}

/** Fills in the facts of a Markdown body. Their characters stand for themselves, also in the address of a link. */
export function fillMarkdown(body: string, facts: Facts): string {
	const escape = (fact: string) => fact.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, (sign) => `&#${sign.codePointAt(0)};`);
	return fillFacts(body, Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, escape(fact)])));
}
