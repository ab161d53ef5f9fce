import { expect, test } from 'vitest';
import { readFormerAddresses } from '~/integrations/hosting/former-addresses';
import { temporaryFolder } from '../support/temporary-folder';

const page = (fields: string) => `---\n${fields}\n---\n\nText.\n`;
const content = temporaryFolder({
	'posts/new/index.md': page('date: 2024-01-01\nformerly: [/old, /pricing, "no address"]'),
	'posts/later/index.md': page("date: '2999-01-01'\nformerly: [/soon]"),
	'pages/more/privacy.md': page('formerly: [/legal/privacy]'),
	'pages/more/imprint.md': page('draft: true\nformerly: [/legal/imprint]'),
});

test('old addresses redirect to published pages and never replace a page', async () => {
	expect(await readFormerAddresses(content)).toEqual([
		{ from: '/legal/privacy', to: '/privacy' },
		{ from: '/old', to: '/blog/new' },
	]);
});
