// How `npm run dev` shows the diagnostics of the content check.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import type { ErrorPayload } from 'vite';
import { expect, test, vi } from 'vitest';
import { createOverlay, replaceErrors } from '~/integrations/content-check/error-overlay.ts';
import { freshPictures } from '~/integrations/content-check/fresh-pictures.ts';

const file = 'content/posts/a/hand.jpg';
const mistake = { file, line: 3, field: 'text', found: '[x](/y) & <b>', expected: 'See https://example.com.' };
const own = createOverlay('/site/content', [mistake]);
const foreign: ErrorPayload = { type: 'error', err: { message: 'ImageNotFound', stack: '' } };

test('the overlay shows errors as text without links, and opens the first', () => {
	const { title, message, loc } = own.err;
	expect(title).toBe('1 mistake in content/');
	expect(message).toBe(`${file}:3\n  text: found [x](/y) &amp; &lt;b>\n    See https:&#47;/example.com.`);
	expect(loc).toEqual({ file: join('/site', file), line: 3, column: 1 });
	// Without this flag Astro adds links and highlights code, which fails for a picture.
	expect(own).toHaveProperty('__isEnhancedAstroErrorPayload', true);
});

test('the overlay replaces Astro’s errors while content has an error, and no other message', () => {
	const send = vi.fn();
	const hot = { send };
	let overlay: typeof own | undefined = own;
	replaceErrors(hot, () => overlay);
	hot.send(foreign);
	hot.send({ type: 'full-reload' });
	overlay = undefined;
	hot.send(foreign);
	expect(send.mock.calls).toEqual([[own], [{ type: 'full-reload' }], [foreign]]);
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
