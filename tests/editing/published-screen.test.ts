// The editing screen of a published site: it signs in with a token and saves to the Git service.
import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { bundleScreen } from '../../src/integrations/admin/bundle.ts';
import { readRepository } from '../../src/integrations/admin/repository.ts';
import { createSiteServer } from '../../src/scripts/start/site-server.ts';
import { editorOn, type Project, test } from '../support/editing-screen.ts';
import { fakeGitHub } from '../support/github.ts';
import { listen } from '../support/site-server.ts';

test.describe.configure({ mode: 'default' }); // one worker, since the screen is bundled for each
test.use({ viewport: { width: 1400, height: 2400 } }); // fields render when they scroll into view

/** Signs in to the screen of a published site, with a fake GitHub. */
async function publish(page: Page, project: Project) {
	const dist = join(project.root, 'dist');
	const repository = readRepository({ EDITOR_REPOSITORY: 'ember/website', EDITOR_BRANCH: 'live' });
	await bundleScreen(join(dist, 'admin'), repository);
	for (const rules of ['_headers', '_redirects']) await cp(join('public', rules), join(dist, rules));
	const { origin, close } = await listen(createSiteServer({ dist })); // with the headers that hosts send
	const hosts = new Set<string>();
	page.on('requestfinished', (request) => hosts.add(new URL(request.url()).hostname));
	const github = await fakeGitHub(page, project.root);
	await page.goto(`${origin}/admin/`);
	await page.getByRole('button', { name: /access token/i }).click();
	await page.getByRole('textbox', { name: /token/i }).fill('github_pat_1234');
	await page.keyboard.press('Enter');
	return { github, hosts, close };
}

test('on the published site a token signs in, and a save commits the file’s exact bytes', async ({ page, project }) => {
	const { github, hosts, close } = await publish(page, project);
	const editor = await editorOn(page);
	await editor.open('plans/entries/beginner');
	await editor.field('price').getByRole('spinbutton').fill('6543');
	await editor.save();
	await expect.poll(() => github.commits.length).toBe(1);
	const text = await readFile(join(project.root, 'content/plans/beginner.json'), 'utf8');
	const contents = Buffer.from(text.replace(/"price": \d+/, '"price": 6543')).toString('base64');
	expect(github.commits[0]).toMatchObject({
		branch: { repositoryNameWithOwner: 'ember/website', branchName: 'live' },
		expectedHeadOid: github.head,
		fileChanges: { additions: [{ path: 'content/plans/beginner.json', contents }], deletions: [] },
	});
	expect([...github.tokens]).toEqual([expect.stringMatching(/^(token|Bearer) github_pat_1234$/)]);
	expect([...hosts].filter(Boolean).sort()).toEqual(['api.github.com', 'localhost']);
	await close();
});
