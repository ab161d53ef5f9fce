import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent, formatProblems } from '~/integrations/content-check/check-content';
import { gyms } from '../gyms/gyms';

test.each(Object.entries(gyms))('the %s gym is as the schemas want it', async (_, write) => {
	const folder = await mkdtemp(join(tmpdir(), 'ember-gym-'));
	await write(folder);
	expect(formatProblems(await checkContent(folder))).toBe('0 problems in content/');
	await rm(folder, { recursive: true });
});
