// One save on the editing screen. `npm run test:editing` covers the rest.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/editing-screen.ts';

test('a changed price changes one line of its file', async ({ page, editor, project }) => {
	expect((await page.request.get(`${project.address}/admin/assets`)).status()).toBe(404); // a folder
	const file = 'content/plans/beginner.json';
	const text = await readFile(join(project.root, file), 'utf8');
	await editor.open('plans/entries/beginner');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await editor.field('price').getByRole('textbox').fill('$69,90');
	await editor.save();
	await expect(editor.field('price').getByRole('alert')).toContainText('Write a number, such as 69.90.');
	await editor.field('price').getByRole('textbox').fill('45.70');
	await editor.save();
	await expect.poll(async () => String(await editor.file(file))).toBe(text.replace(/"price": \d+/, '"price": 45.7'));
});
