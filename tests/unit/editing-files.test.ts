// The editing screen formats files as a person would: changing one field changes one line.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getProperty } from '~/lib/get-property.ts';
import { homeSections } from '~/lib/home-sections.ts';
import { definitions } from '~/schemas/collections.ts';
import { editYaml, readYaml } from '~/integrations/admin/files/edit-yaml.ts';
import { type FileFormat, fromFile, sourceKey, toFile } from '~/integrations/admin/files/file-format.ts';
import { createScreen } from '~/integrations/admin/forms/configuration.ts';
import { stringify } from 'yaml';

type Values = Record<string, unknown>;
const content = join(import.meta.dirname, '../fixtures/ember'); // formatted as the screen formats; an editor may format differently
const { collections } = createScreen(definitions);
const files = collections.flatMap((format) =>
	globSync(`${format.folder}/${format.files}`, { cwd: content }).map((file) => ({
		file: file.replaceAll('\\', '/'),
		format,
	})),
);

/** Copies of the values, each with one text, number or boolean changed. */
function changes(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) {
		return [typeof value === 'string' ? `x${value}` : typeof value === 'number' ? value + 1 : !value];
	}
	const keys = Object.keys(value).filter((key) => ![sourceKey, '$schema', 'body'].includes(key));
	return keys.flatMap((key) =>
		changes(getProperty(value, key)).map((changed) =>
			Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed },
		),
	);
}

function changedLines(before: string, after: string): number {
	const [one, other] = [before.split('\n'), after.split('\n')];
	return one.length === other.length ? one.filter((line, index) => line !== other[index]).length : Infinity;
}

test.each(files)(
	'$file stays the same without a change, and changes one line per changed field',
	({ file, format }) => {
		const text = readFileSync(join(content, file), 'utf8');
		const values = fromFile(format, text.trim()); // as the screen passes it
		expect(toFile(format, structuredClone(values))).toBe(text);
		for (const changed of changes(values)) {
			expect(changedLines(text, toFile(format, Object(changed)))).toBe(1);
		}
	},
);

test('a default that the form fills in is not written', () => {
	const save = (name: string, file: string, change: (values: Values) => Values) => {
		const format = collections.find((one) => one.name === name);
		const text = readFileSync(join(content, file), 'utf8');
		return format && [toFile(format, { ...fromFile(format, text), ...change(fromFile(format, text)) }), text];
	};
	const [home, oldHome] = save('homePage', 'pages/home.md', () => ({ sections: [...homeSections] })) ?? [];
	expect(home).toBe(oldHome);
	const load = ({ map }: Values) => ({ map: Object.assign({}, map, { load: 'at once' }) });
	const [gym, oldGym] = save('gym', 'settings/gym.json', load) ?? [];
	expect(gym).toBe(oldGym);
});

test('saved YAML has the values of the form, whatever the old values and format', () => {
	const signs = [
		...['a: b', "it's", '# no', '2022-03-22', 'yes', '- x', '[a', '{x}', 'a, b', '*x', '&y', '!z'],
		...['|', '>', '%'],
	];
	const word = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom(...signs), fc.integer(), fc.boolean());
	const groupOf = (inner: fc.Arbitrary<unknown>) =>
		fc.dictionary(fc.constantFrom('title', 'alt', 'a', 'b', 'rows'), inner, { maxKeys: 5, noNullPrototype: true });
	const { value } = fc.letrec((tie) => ({
		value: fc.oneof({ depthSize: 'small' }, word, fc.array(tie('value'), { maxLength: 4 }), groupOf(tie('value'))),
	}));
	const styles = fc.constantFrom({}, { indent: 4 }, { indentSeq: false }, { collectionStyle: 'flow' as const });
	const check = fc.property(groupOf(value), groupOf(value), styles, (old, wanted, style) => {
		expect(readYaml(editYaml(stringify(old, { version: '1.2', ...style }), wanted))).toEqual(wanted);
	});
	fc.assert(check, { numRuns: 100 });
});

describe('a JSON file', () => {
	const json: FileFormat = { name: 'things', files: '*.json', defaults: { featured: false } };
	const schema = '"$schema": "../../.astro/collections/things.schema.json"';

	test('starts with "$schema" when new, uses tabs, has lists on one line and omits defaults', () => {
		expect(toFile(json, { title: 'A', tags: ['b', 'c'], featured: false, links: { x: 'y' } })).toBe(
			`{\n\t${schema},\n\t"title": "A",\n\t"tags": ["b", "c"],\n\t"links": {\n\t\t"x": "y"\n\t}\n}\n`,
		);
	});

	test('keeps a default that was written out, and adds a new field in the form’s order', () => {
		const text = `{\n\t${schema},\n\t"z": 1,\n\t"featured": false,\n\t"a": 2\n}\n`;
		const values = { z: 1, focus: '5% 5%', featured: false, a: 2, [sourceKey]: text };
		expect(toFile(json, values)).toBe(text.replace('"z": 1,', '"z": 1,\n\t"focus": "5% 5%",'));
	});
});

describe('a Markdown file', () => {
	const markdown: FileFormat = { name: 'things', files: '*.md', defaults: { draft: false } };
	const text = `---
title: 'A: b' # why
# about tags
tags: [x, y]
rows:
  - name: one # first
    price: 1
  - name: two
    price: 2
---

First *words*.

* a list
* of two
`;
	const [one, two] = [
		{ name: 'one', price: 1 },
		{ name: 'two', price: 2 },
	];
	const written = (change: Values) => toFile(markdown, { ...fromFile(markdown, text), ...change });

	test('keeps comments, quotation marks and one-line lists', () => {
		expect(written({ title: 'C: d' })).toBe(text.replace('A: b', 'C: d'));
		expect(written({ tags: ['x', 'z'] })).toBe(text.replace('[x, y]', '[x, z]'));
		expect(written({ rows: [one, { ...two, price: 3 }] })).toBe(text.replace('price: 2', 'price: 3'));
		expect(written({ rows: [two, one] })).toContain('  - name: two\n    price: 2\n  - name: one # first\n');
		expect(written({ tags: ['y', 'z'] })).toBe(text.replace('[x, y]', '[y, z]'));
	});

	test('may have Windows line endings', () => {
		const values = fromFile(markdown, text.replaceAll('\n', '\r\n'));
		expect(toFile(markdown, { ...values, title: 'C: d' })).toBe(text.replace('A: b', 'C: d'));
	});

	test('has both rows when they are swapped and one is changed', () => {
		const rows = [two, { ...one, price: 4 }];
		expect(readYaml(written({ rows }).split('---')[1] ?? '')).toMatchObject({ rows });
	});

	test('has its fields, an empty line and the text when new', () => {
		const values = { title: 'What: now', draft: false, tags: ['a'], body: 'Words.' };
		expect(toFile(markdown, values)).toBe("---\ntitle: 'What: now'\ntags: [a]\n---\n\nWords.\n");
	});
});
