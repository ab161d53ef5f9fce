import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFormerAddresses } from '~/integrations/hosting/former-addresses';

const content = mkdtempSync(join(tmpdir(), 'ember-former-'));
afterAll(() => rmSync(content, { recursive: true }));

test('old addresses redirect to published pages and never replace a page', async () => {
	const files = {
		'posts/new/index.md': 'date: 2024-01-01\nformerly: [/old, /pricing, "no address"]',
		'posts/later/index.md': "date: '2999-01-01'\nformerly: [/soon]",
		'pages/more/privacy.md': 'formerly: [/legal/privacy]',
		'pages/more/imprint.md': 'draft: true\nformerly: [/legal/imprint]',
	};
	for (const [file, fields] of Object.entries(files)) {
		mkdirSync(dirname(join(content, file)), { recursive: true });
		writeFileSync(join(content, file), `---\n${fields}\n---\n\nText.\n`);
	}
	expect(await readFormerAddresses(content)).toEqual([
		{ from: '/legal/privacy', to: '/privacy' },
		{ from: '/old', to: '/blog/new' },
	]);
});
