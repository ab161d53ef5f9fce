// One edit of a list on the editing screen. `npm run test:editing` makes every kind of edit in every form.
import { expect } from '@playwright/test';
import { test } from '../support/editing-screen.ts';

test.use({ viewport: { width: 1400, height: 2400 } });

test('an editor removes a class from a day, and its file has the others', async ({ editor }) => {
	test.slow(); // bundles the screen
	const file = 'content/schedule/monday.json';
	const read = async () => JSON.parse(String(await editor.file(file)));
	const { classes } = await read();
	await editor.open('schedule/entries/monday');
	const rows = await editor.rows('classes', classes.length);
	await rows.duplicate(0);
	await rows.remove(0);
	await rows.remove(0);
	await editor.save();
	await expect.poll(read).toMatchObject({ classes: classes.slice(1) });
});
