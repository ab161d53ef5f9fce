import { expect, test } from 'vitest';
import { listCoachLinks } from '~/lib/coach-links.ts';

test('a coach’s links say whose they are, and email alone is a link', () => {
	expect(listCoachLinks({ name: 'Ada Winter' })).toEqual([]);
	const x = { network: 'x', label: 'Ada Winter: X (Twitter)', url: 'https://x.example.com/ada' };
	const mail = { network: 'mail', label: 'Ada Winter: ada@example.com', url: 'mailto:ada@example.com' };
	expect(listCoachLinks({ name: 'Ada Winter', links: { email: 'ada@example.com' } })).toEqual([mail]);
	expect(listCoachLinks({ name: 'Ada Winter', links: { email: 'ada@example.com', x: x.url } })).toEqual([x, mail]);
});
