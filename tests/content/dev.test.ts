// How `npm run dev` shows the diagnostics of the content check.
import { expect, test } from 'vitest';
import { createErrorPage } from '~/integrations/content-check/error-page.ts';

test('the error page lists the errors and reloads itself', () => {
	const file = 'content/posts/a/hand.jpg';
	const page = createErrorPage([{ file, line: 3, field: 'text', found: '[x](/y) & <b>', expected: 'Write /z.' }]);
	expect(page).toContain(`1 mistake in content/\n\n${file}:3\n  text: found [x](/y) &amp; &lt;b>\n    Write /z.`);
	expect(page).toContain('<meta http-equiv="refresh" content="2">');
});
