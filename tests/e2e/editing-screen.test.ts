// One save on the editing screen. `npm run test:editing` covers the rest.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect as usually } from '@playwright/test';
import { test } from '../support/editing-screen.ts';

test.describe.configure({ mode: 'default', timeout: 120_000 }); // one worker, since the screen is bundled for each
/** A save checks all of content/, which takes long on a busy machine. */
const expect = usually.configure({ timeout: 45_000 });
const file = 'content/plans/beginner.json';

test('a changed price shows in the preview, changes one line, and the check warns about other places', async ({
	page,
	editor,
	project,
}) => {
	expect((await page.request.get(`${project.address}/admin/assets`)).status()).toBe(404); // a folder
	const text = await readFile(join(project.root, file), 'utf8');
	await editor.open('plans/entries/beginner');
	await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
	await editor.field('price').getByRole('spinbutton').fill('4567');
	await expect(editor.preview.getByRole('article').locator('data[value="4567"]')).toBeVisible();
	await editor.save();
	const question = page.getByRole('dialog', { name: 'It is saved. Is this right, too?' });
	await expect(question).toContainText('Pages › Home, Description: No plan costs');
	await expect(question.getByRole('link').first()).toHaveAttribute('href', '#/collections/pages/entries/homePage');
	expect((await new AxeBuilder({ page }).include('dialog.messages').analyze()).violations).toEqual([]);
	await page.keyboard.press('Enter');
	await expect(question).toBeHidden();
	expect(String(await editor.file(file))).toBe(text.replace(/"price": \d+/, '"price": 4567'));
});

test('the screen saves even if its previews fail to build', async ({ page, editor }) => {
	await page.route('**/preview.js', (route) => route.fulfill({ status: 404 }));
	await editor.open('plans/entries/beginner');
	await expect(editor.preview.getByText('This can’t be shown here at the moment.')).toBeVisible();
	await editor.field('grade').getByRole('textbox').fill('Starter');
	await editor.save();
	await expect.poll(async () => String(await editor.file(file))).toContain('"grade": "Starter"');
});
