// The editing screen writes files as a person writes them: one field changed is one line changed.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '~/lib/field-of';
import { type Shelf, shelves } from '~/schemas/collections';
import { screenOf } from '~/integrations/admin/forms/configuration';
import { type FileFormat, fromFile, sourceKey, toFile } from '~/integrations/admin/files/file-format';
import { relativePictures } from '~/integrations/admin/files/relative-pictures';

type Values = Record<string, unknown>;
const content = join(import.meta.dirname, '../gyms/ember'); // written as the screen writes; an editor may write otherwise
const { formats } = screenOf(shelves);
const files = Object.entries<Shelf>(shelves).flatMap(([collection, { folder, files: pattern }]) =>
	globSync(`${folder}/${pattern}`, { cwd: content }).map((file) => {
		const format = formats[`${collection}-${pattern.endsWith('.md') ? 'frontmatter' : 'json'}`];
		if (!format) throw new Error(`${collection} has no format.`);
		return { file: file.replaceAll('\\', '/'), format };
	}),
);

/** Where in the values a text, a number or a switch stands. */
function leaves(value: unknown, path: string[] = []): string[][] {
	if (typeof value !== 'object' || value === null) return [path];
	const keys = Object.keys(value).filter((key) => ![sourceKey, '$schema', 'id', 'body'].includes(key));
	return keys.flatMap((key) => leaves(fieldOf(value, key), [...path, key]));
}

function childOf(part: Values, key: string): Values {
	const child: Values = Object(part[key]);
	return child;
}

function changed(values: Values, path: string[]): Values {
	const copy = structuredClone(values);
	const place = path.slice(0, -1).reduce<Values>((part, key) => childOf(part, key), copy);
	const key = path.at(-1) ?? '';
	const old = fieldOf(place, key);
	Reflect.set(place, key, typeof old === 'string' ? `x${old}` : typeof old === 'number' ? old + 1 : !old);
	return copy;
}

function changedLines(before: string, after: string): number {
	const [one, other] = [before.split('\n'), after.split('\n')];
	return one.length === other.length ? one.filter((line, index) => line !== other[index]).length : Infinity;
}

describe.each(files)('$file', ({ file, format }) => {
	const text = readFileSync(join(content, file), 'utf8');
	const values = fromFile(format, text.trim()); // as the screen hands it over

	test('stays the same when nothing is changed', () => {
		expect(toFile(format, structuredClone(values))).toBe(text);
	});

	test('has one line changed when one field is', { timeout: 60_000 }, () => {
		const counts = leaves(values).map((path) => [
			path.join('.'),
			changedLines(text, toFile(format, changed(values, path))),
		]);
		expect(counts.filter(([, lines]) => lines !== 1)).toEqual([]);
	});
});

const json: FileFormat = { kind: 'json', schema: '../x.json', defaults: { featured: false } };
const markdown: FileFormat = { kind: 'markdown', defaults: { draft: false } };
const keyed: FileFormat = { kind: 'json', keyed: true, numbered: true, defaults: {} };

describe('a JSON file', () => {
	test('that is new has the line for code editors first, tabs, short lists in one line and no defaults', () => {
		const text = toFile(json, { title: 'A', tags: ['b', 'c'], featured: false, links: { x: 'y' } });
		expect(text).toBe(
			'{\n\t"$schema": "../x.json",\n\t"title": "A",\n\t"tags": ["b", "c"],\n\t"links": {\n\t\t"x": "y"\n\t}\n}\n',
		);
	});

	test('keeps a default that was written out, and gets a new field where the schema has it', () => {
		const text = '{\n\t"$schema": "../x.json",\n\t"z": 1,\n\t"featured": false,\n\t"a": 2\n}\n';
		const values = { ...fromFile(json, text) };
		expect(toFile(json, { $schema: '../x.json', z: 1, focus: '5% 5%', featured: false, a: 2, [sourceKey]: text })).toBe(
			text.replace('"z": 1,', '"z": 1,\n\t"focus": "5% 5%",'),
		);
		expect(toFile(json, { ...values, a: 3 })).toBe(text.replace('2', '3'));
	});

	test('breaks a list that no longer fits its line, and keeps one that was broken', () => {
		const long = ['x'.repeat(70), 'y'.repeat(70)];
		expect(toFile(json, { list: long })).toContain(`[\n\t\t"${long[0]}",\n\t\t"${long[1]}"\n\t]`);
		const text = '{\n\t"$schema": "../x.json",\n\t"list": [\n\t\t"a",\n\t\t"b"\n\t]\n}\n';
		expect(toFile(json, { ...fromFile(json, text), list: ['a', 'c'] })).toBe(text.replace('"b"', '"c"'));
	});

	test('with numbered entries gives a new one the next number and moves the last into a gap', () => {
		const text =
			'{\n\t"$schema": "s",\n\t"1": {\n\t\t"alt": "a"\n\t},\n\t"2": {\n\t\t"alt": "b"\n\t},\n\t"3": {\n\t\t"alt": "c"\n\t}\n}\n';
		const { entries } = JSON.parse(JSON.stringify(fromFile(keyed, text)));
		const parsed = (list: Values[]): Values => JSON.parse(toFile(keyed, { entries: list, [sourceKey]: text }));
		expect(parsed([...entries, { id: '', alt: 'd' }])).toMatchObject({ 4: { alt: 'd' } });
		expect(parsed(entries.filter(({ id }: Values) => id !== '1'))).toEqual({ 1: { alt: 'c' }, 2: { alt: 'b' } });
	});
});

describe('a Markdown file', () => {
	const text = [
		'---',
		"title: 'A: b' # why",
		'tags: [x, y]',
		'rows:',
		'  - name: one # first',
		'    price: 1',
		'  - name: two',
		'    price: 2',
		'---',
		'',
		'First *words*.',
		'',
		'* a list',
		'* of two',
		'',
	].join('\n');
	const read = () => fromFile(markdown, text);

	test('keeps comments, quotation marks and lists in one line', () => {
		expect(toFile(markdown, { ...read(), tags: ['x', 'z'] })).toBe(text.replace('[x, y]', '[x, z]'));
		const [first, second]: Values[] = JSON.parse(JSON.stringify(read()['rows']));
		expect(toFile(markdown, { ...read(), rows: [first, { ...second, price: 3 }] })).toBe(
			text.replace('price: 2', 'price: 3'),
		);
		expect(toFile(markdown, { ...read(), rows: [second, first] })).toContain(
			'  - name: two\n    price: 2\n  - name: one # first\n',
		);
	});

	test('keeps the paragraphs that say the same, however the form writes them', () => {
		const body = 'First _words_.\n\n- a list\n- of two\n\nA new end.';
		expect(toFile(markdown, { ...read(), body })).toBe(`${text}\nA new end.\n`);
	});

	test('that is new has its fields, an empty line and the text', () => {
		const values = { title: 'What: now', draft: false, tags: ['a'], body: 'Words.' };
		expect(toFile(markdown, values)).toBe("---\ntitle: 'What: now'\ntags: [a]\n---\n\nWords.\n");
	});
});

test('a picture of another folder is named from where the file lies', () => {
	const values = {
		hero: { image: '/content/gallery/a.jpg', alt: '/content/ is a folder' },
		list: ['/content/pages/b.jpg', 'c.jpg'],
	};
	expect(relativePictures(values, 'content/pages/home.md', 'content')).toEqual({
		hero: { image: '../gallery/a.jpg', alt: '/content/ is a folder' },
		list: ['./b.jpg', './c.jpg'],
	});
	expect(
		relativePictures({ body: 'See ![a](/content/posts/x/a.jpg).' }, 'content/posts/x/index.md', 'content'),
	).toEqual({
		body: 'See ![a](./a.jpg).',
	});
});
