import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { checkContent, formatProblems } from '~/integrations/content-check/check-content';
import { readEntries } from '~/integrations/content-check/read-entries';
import { contentFolder } from '~/tooling/folders';

// What must hold whatever stands in content/.

test('the content has no problem', async () => {
	expect(formatProblems(await checkContent(contentFolder))).toBe('0 problems in content/');
});

test('a JSON file that names its description for the editor’s program names the right one', async () => {
	const { entries } = await readEntries(contentFolder);
	for (const { file, path, collection } of entries.filter((entry) => entry.file.endsWith('.json'))) {
		const { $schema = '' }: { $schema?: string } = JSON.parse(await readFile(path, 'utf8'));
		if ($schema !== '')
			expect($schema, file).toMatch(new RegExp(`/\\.astro/collections/${collection}\\.schema\\.json$`));
	}
});
