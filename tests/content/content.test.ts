import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '~/integrations/content-check/check-content';
import { formatErrors } from '~/integrations/content-check/diagnostic';
import { readEntries } from '~/integrations/content-check/read-entries';
import { contentFolder } from '~/lib/folders';
import { fixtures } from '../fixtures/fixtures';

test('the content has no errors', async () => {
	expect(formatErrors((await checkContent(contentFolder)).errors)).toBe('0 problems in content/');
});

test('the "$schema" of a JSON file is the right one', async () => {
	const { entries } = await readEntries(contentFolder);
	for (const { file, path, collection } of entries.filter((entry) => entry.file.endsWith('.json'))) {
		const { $schema = '' }: { $schema?: string } = JSON.parse(await readFile(path, 'utf8'));
		if ($schema !== '')
			expect($schema, file).toMatch(new RegExp(`/\\.astro/collections/${collection}\\.schema\\.json$`));
	}
});

test.each(Object.entries(fixtures))('the %s fixture has no errors', async (_, write) => {
	const folder = await mkdtemp(join(tmpdir(), 'ember-gym-'));
	await write(folder);
	expect(formatErrors((await checkContent(folder)).errors)).toBe('0 problems in content/');
	await rm(folder, { recursive: true });
});
