// The editing screen on an editor's computer. unit/editing-screen.test.ts covers its forms.
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { test } from '../support/editing-screen.ts';

test.describe.configure({ mode: 'default' }); // one worker, since the screen is bundled for each
test.use({ viewport: { width: 1400, height: 2400 } }); // fields render when they scroll into view

const phone = join(import.meta.dirname, 'phone.heic'); // 1500 x 1000

test('a new class gets a phone photo, renamed and re-encoded, and a focal point', async ({ page, editor }) => {
	await editor.open('classes/new');
	await editor.fill({ title: 'Über Ropes', summary: 'Ropes.', alt: 'A rope' });
	await editor.field('trainer').getByRole('combobox').click();
	await page.getByRole('option', { name: 'Theo Brandt' }).click();
	await editor.field('body').locator('[contenteditable=true]').first().click();
	await page.keyboard.type('We jump.');
	const picture = { name: 'Über Ropes (1).HEIC', mimeType: 'image/heic', buffer: await readFile(phone) };
	await editor.field('image').locator('input[type=file]').first().setInputFiles(picture);
	await expect(editor.field('image').locator('img')).toBeVisible(); // it is decoded
	await editor.fill({ focus: '30% 70%' });
	await editor.save();
	const file = 'content/classes/ueber-ropes.md';
	await expect.poll(() => editor.file(file)).toBeDefined();
	expect(String(await editor.file(file))).toBe(`---
order: 14
title: Über Ropes
summary: Ropes.
trainer: theo-brandt
image: ./ueber-ropes-1.webp
alt: A rope
focus: 30% 70%
---

We jump.
`);
	const saved = await sharp(await editor.file('content/classes/ueber-ropes-1.webp')).metadata();
	expect([saved.format, saved.width, saved.height]).toEqual(['webp', 1500, 1000]);
});

test('a price is checked, and a save changes what it must', async ({ page, editor, project }) => {
	const file = 'content/plans/beginner.json';
	const text = await readFile(join(project.root, file), 'utf8');
	await editor.open('plans/entries/beginner');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	const field = editor.field('price');
	const price = field.getByRole('textbox');
	await price.fill('$69,90');
	await editor.save();
	await expect(field.getByRole('alert')).toContainText('Write a number, such as 69.90.');

	await price.fill('-45.70');
	await editor.save();
	// Sveltia CMS shows this only for an error with the text in src/integrations/admin/screen/check-entries.ts.
	const dialog = page.getByRole('alertdialog');
	await expect(dialog).toContainText('Price: Write a number from 0 to');
	await dialog.getByRole('button', { name: 'OK' }).click();
	expect(String(await editor.file(file))).toBe(text);

	await price.fill('45.70');
	await price.press('Escape'); // closes lists and dialogs only
	await editor.save();
	const saved = text.replace(/"price": \d+/, '"price": 45.7').replace(/\n\t"featured": false,/, '');
	await expect.poll(async () => String(await editor.file(file))).toBe(saved);
});

test('moving a plan up changes the order, and deleting one deletes no picture', async ({ page, editor }) => {
	const order = async (id: string) =>
		Number(/"order": (\d+)/.exec(String(await editor.file(`content/plans/${id}.json`)))?.[1]);
	await editor.open('plans/entries/beginner');
	await editor.choose('Delete');
	await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
	await expect.poll(() => editor.file('content/plans/beginner.json')).toBeUndefined();
	expect(await editor.file('content/plans/beginner.jpg')).toBeDefined();
	await page.getByRole('button', { name: /^Reorder(?! Item)/ }).click();
	await page.getByRole('button', { name: 'Move Up' }).last().click();
	await page.getByRole('button', { name: /^Done/ }).click();
	await expect.poll(async () => (await order('professional')) < (await order('intermediate'))).toBe(true);
});

test('a save overwrites nothing that another tab or program has written', async ({ page, editor, project }) => {
	const file = 'content/plans/intermediate.json';
	const onDisk = join(project.root, file);
	const text = await readFile(onDisk, 'utf8');
	const save = async (price: string) => {
		await editor.open('plans/entries/intermediate');
		await editor.field('price').getByRole('textbox').fill(price);
		await editor.save();
	};
	const saved = async () => String(await editor.file(file));

	await save('44');
	await expect.poll(saved).toContain('"price": 44');
	const own = new Date();
	await save('45');
	await expect.poll(saved).toContain('"price": 45');
	await utimes(onDisk, own, own); // as if the screen's own save had written it
	await save('46');
	await expect.poll(saved).toContain('"price": 46');

	await writeFile(onDisk, text);
	await save('47');
	await expectRefusal(page, 'This entry was changed in another tab or program.');
	expect(await saved()).toContain('"price": 46');
});

test('a new entry replaces no file that was written in the meantime', async ({ page, editor, project }) => {
	const file = 'content/categories/mobility.json';
	await writeFile(join(project.root, file), '{ "name": "Mobility" }');
	await editor.open('categories/new');
	await editor.fill({ name: 'Mobility' });
	await editor.save();
	await expectRefusal(page, `There is already a file ${file}. Choose another name.`);
	expect(await editor.file(file)).toBeUndefined();
	await rm(join(project.root, file));
});

async function expectRefusal(page: Page, message: string) {
	const dialog = page.getByRole('alertdialog');
	await expect(dialog).toContainText(message);
	await dialog.getByRole('button', { name: 'OK' }).click();
}
