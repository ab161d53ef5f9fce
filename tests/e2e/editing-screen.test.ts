// One save on the editing screen. `npm run test:editing` covers the rest.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../support/editing-screen.ts';

test('a price is checked, and changes one line of its file', async ({ page, editor, project }) => {
	const file = 'content/plans/beginner.json';
	const text = await readFile(join(project.root, file), 'utf8');
	await editor.open('plans/entries/beginner');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	const field = editor.field('price');
	const price = field.getByRole('textbox');
	await price.fill('$69,90');
	await editor.save();
	await expect(field.getByRole('alert')).toContainText('Write a number, such as 69.90.');
	await field.getByRole('button', { name: 'Show Field Options' }).click();
	await page.getByRole('menuitem', { name: 'Revert Changes' }).click();
	await expect(price).toHaveValue(String(JSON.parse(text).price));

	await price.fill('45.705');
	await editor.save();
	// Sveltia CMS shows this only for an error with the text in src/integrations/admin/screen/check-entries.ts.
	const dialog = page.getByRole('alertdialog');
	await expect(dialog).toContainText('at most two decimal places');
	await dialog.getByRole('button', { name: 'OK' }).click();
	expect(String(await editor.file(file))).toBe(text);

	await price.fill('45.70');
	await editor.save();
	await expect.poll(async () => String(await editor.file(file))).toBe(text.replace(/"price": \d+/, '"price": 45.7'));
});
