import { expect, test } from 'vitest';
import { readFormerAddresses } from '~/integrations/hosting/former-addresses.ts';
import { readEntries } from '~/integrations/content-check/read-entries.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const page = (fields: string) => `---\n${fields}\n---\n\nText.\n`;
const content = temporaryFolder({
	'posts/new/index.md': page('date: 2024-01-01\nformerly: [/old]'),
	'posts/later/index.md': page("date: '2999-01-01'\nformerly: [/soon]"),
	'pages/more/privacy.md': page('formerly: [/legal/privacy]'),
	'pages/more/imprint.md': page('draft: true\nformerly: [/legal/imprint]'),
});

test('old addresses redirect to published pages', async () => {
	expect(readFormerAddresses((await readEntries(content)).entries)).toEqual([
		{ from: '/legal/privacy', to: '/privacy' },
		{ from: '/old', to: '/blog/new' },
	]);
});
