// Every kind of edit that the guide describes, once on the real screen, in every form that has it.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { parse } from 'yaml';
import { getValue } from '../../src/content-files/entry.ts';
import { isRecord } from '../../src/lib/get-property.ts';
import { collections } from '../../src/integrations/admin/forms/configuration.ts';
import { type Field, findTitleField, listFields } from '../../src/integrations/admin/forms/fields.ts';
import { findMistakes } from '../../src/integrations/admin/screen/check-entries.ts';
import { test } from '../support/editing-screen.ts';

test.describe.configure({ mode: 'default' }); // one worker, since the screen is bundled for each
test.use({ viewport: { width: 1400, height: 6000 }, actionTimeout: 30_000 }); // fields render when they scroll into view

const fixture = join(import.meta.dirname, '../fixtures/ember');

/** The longest entry of each collection, its address on the screen, and its lists and optional fields outside of lists. */
const forms = collections.map((collection) => {
	const { name, folder, files, form, singles, ids } = collection;
	const read = (path: string) => readFileSync(join(fixture, path), 'utf8');
	const [file = ''] = globSync(`${folder}/${files}`, { cwd: fixture }).sort((a, b) => read(b).length - read(a).length);
	const id = file.slice(folder.length + 1).replace(/\.\w+$/, '');
	const address = singles ? `${folder}/entries/${ids ? id : name}` : `${name}/entries/${id}`;
	const original = parseFile(read(file));
	const all = flatten(listFields(form)).filter(({ path }) => getValue(original, path) !== undefined);
	const lists = all.filter(({ field }) => field.widget === 'list');
	const findMistakesWithout = (path: string[]) =>
		findMistakes(collection, setValue(structuredClone(original), path, undefined));
	const optional = all.filter(
		({ path, field }) => ['string', 'text', 'number'].includes(field.widget) && findMistakesWithout(path).length === 0,
	);
	return { collection, file: `content/${file}`, address, original, lists, optional };
});

for (const { collection, file, address, original, lists, optional } of forms) {
	if (lists.length + optional.length === 0) continue;
	test(`${file}: rows change, lists and optional fields are emptied and filled`, async ({ editor }) => {
		test.slow();
		const expected = structuredClone(original);
		const saveAndCompare = async () => {
			await editor.save();
			const read = async () => parseFile(String(await editor.file(file)));
			await expect.poll(async () => withoutEmpty(await read())).toEqual(withoutEmpty(expected));
			expect(findMistakes(collection, await read())).toEqual([]);
		};
		await editor.open(address);
		for (const { path, field } of lists) {
			const values = listValues(expected, path);
			const rows = await editor.rows(path.join('.'), values.length);
			if (values.length < Number(field['max'])) {
				await rows.duplicate(0);
				await rows.remove(0);
				await rows.add(String(field['label_singular']));
				await rows.remove(values.length);
			}
			if (values.length > 1) await rows.moveDown(0);
			values.unshift(...values.splice(1, 1));
			if (values.length > 1) await rows.remove(values.length - 1);
			setValue(expected, path, values.length > 1 ? values.slice(0, -1) : values);
		}
		for (const { path } of optional) {
			await editor.fill({ [path.join('.')]: '' });
			setValue(expected, path, undefined);
		}
		await saveAndCompare();

		await editor.open(address);
		for (const { path } of lists.filter(({ field }) => field['min'] === 0)) {
			const { length } = listValues(expected, path);
			const rows = await editor.rows(path.join('.'), length);
			for (let row = length - 1; row >= 0; row--) await rows.remove(row);
			setValue(expected, path, []);
		}
		for (const { path } of optional) {
			const value = getValue(original, path);
			await editor.fill({ [path.join('.')]: String(value) });
			setValue(expected, path, value);
		}
		await saveAndCompare();
	});
}

for (const { collection, file, address } of forms) {
	if (collection.singles) continue;
	test(`${file}: an entry is duplicated under a new name, and deleted`, async ({ page, editor }) => {
		const title = findTitleField(collection.form);
		await editor.open(address);
		await editor.choose('Duplicate');
		await expect(page.getByText(/^Creating/)).toBeVisible();
		const id = collection.name === 'changes' ? '2099-12-01' : 'zumba';
		await editor.fill({ [title]: id });
		await editor.save();
		const copy = file.replace(/[^/]+(?=(\/index)?\.\w+$)/, id);
		await expect.poll(() => editor.file(copy)).toBeDefined();
		expect(findMistakes(collection, parseFile(String(await editor.file(copy))))).toEqual([]);
		await editor.open(address.replace(/[^/]+(?=(\/index)?$)/, id));
		await editor.choose('Delete');
		await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
		await expect.poll(() => editor.file(copy)).toBeUndefined();
	});
}

/** A file's fields, and some text. */
function parseFile(text: string): Record<string, unknown> {
	return { ...parse(text.startsWith('---') ? (text.split(/^---$/m)[1] ?? '') : text), body: 'Text' };
}

/** All fields that aren't in a list, with their paths. */
function flatten(fields: readonly Field[], place: string[] = []): { path: string[]; field: Field }[] {
	return fields.flatMap((field) => {
		const path = [...place, field.name];
		return field.widget === 'object' ? flatten(field.fields ?? [], path) : [{ path, field }];
	});
}

function listValues(data: unknown, path: string[]): unknown[] {
	return [getValue(data, path)].flat();
}

function setValue(data: Record<string, unknown>, path: string[], value: unknown) {
	const parent = getValue(data, path.slice(0, -1));
	if (isRecord(parent)) parent[path.at(-1) ?? ''] = value;
	return data;
}

/** Without what is empty or off, which a save leaves out if the schema doesn't ask for it, and `$schema`, which it adds. */
function withoutEmpty(data: unknown): unknown {
	return JSON.parse(JSON.stringify(data), (name, value: unknown) =>
		name === '$schema' || ['{}', '[]', 'false'].includes(JSON.stringify(value)) ? undefined : value,
	);
}
