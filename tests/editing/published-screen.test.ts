// The published editing screen, up to the sign-in. unit/editing-screen.test.ts covers its repository and policy.
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { bundleScreen } from '../../src/integrations/admin/bundle.ts';
import { readRepository } from '../../src/integrations/admin/repository.ts';
import { createSiteHandler } from '../../src/scripts/start/site-handler.ts';
import { listen } from '../support/site-server.ts';

test('the published screen offers to sign in, without warnings or other hosts', async ({ page }, { outputDir }) => {
	test.slow(); // bundles the screen
	await bundleScreen(join(outputDir, 'admin'), '/', readRepository({ EDITOR_REPOSITORY: 'ember/website' }));
	await writeFile(join(outputDir, '404.html'), '');
	const { origin, close } = await listen(createServer(createSiteHandler(outputDir))); // with the headers that hosts send
	const received = new Set<string>();
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	page.on('requestfinished', (request) => received.add(new URL(request.url()).origin));
	await page.goto(`${origin}/admin/`);
	await expect(page.getByRole('button', { name: /access token/i })).toBeVisible();
	expect([...received].filter((address) => address.startsWith('http'))).toEqual([origin]);
	expect(warnings).toEqual([]);
	await close();
});
