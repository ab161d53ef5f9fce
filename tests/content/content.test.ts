import { expect, test } from 'vitest';
import { checkContent } from '~/integrations/content-check/check-content';
import { formatErrors } from '~/integrations/content-check/diagnostic';
import { fixtures } from '../fixtures/fixtures';
import { temporaryFolder } from '../support/temporary-folder';

const folder = temporaryFolder();

test.each(Object.entries(fixtures))('the %s fixture has no errors', async (_, write) => {
	await write(folder);
	expect(formatErrors((await checkContent(folder)).errors)).toBe('0 problems in content/');
});
