// How `npm run dev` shows the diagnostics of the content check.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createErrorPage } from '~/integrations/content-check/error-page.ts';
import { freshPictures } from '~/integrations/content-check/fresh-pictures.ts';

test('the error page lists the errors and reloads itself', () => {
	const file = 'content/posts/a/hand.jpg';
	const page = createErrorPage([{ file, line: 3, field: 'text', found: '[x](/y) & <b>', expected: 'Write /z.' }]);
	expect(page).toContain(`1 mistake in content/\n\n${file}:3\n  text: found [x](/y) &amp; &lt;b>\n    Write /z.`);
	expect(page).toContain('<meta http-equiv="refresh" content="2">');
});

test.each([
	['/base/_image?href=a.jpg', 'no-cache'],
	['/font.woff2', 'public, max-age=31536000'],
])('%s is cached as "%s"', (url, expected) => {
	const request = new IncomingMessage(new Socket());
	request.url = url;
	const response = new ServerResponse(request);
	const next = () => {
		response.setHeader('x', '1');
		response.writeHead(200, { 'cache-control': 'public, max-age=31536000' });
	};
	freshPictures(request, response, next);
	expect(response.getHeader('cache-control')).toBe(expected);
});
