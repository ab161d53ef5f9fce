// How `npm run dev` shows the diagnostics of the content check.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ErrorPayload } from 'vite';
import { expect, test, vi } from 'vitest';
import { createOverlay, replaceErrors } from '~/integrations/content-check/dev/error-overlay';
import { freshPictures } from '~/integrations/content-check/dev/fresh-pictures';

const file = 'content/posts/a/hand.jpg';
const mistake = { file, line: 3, field: 'text', found: '[x](/y) & <b>', expected: 'See https://example.com.' };
const own = createOverlay('/site/content', [mistake]);
const foreign: ErrorPayload = { type: 'error', err: { message: 'ImageNotFound', stack: '' } };

test('the overlay shows errors as text without links, and opens the first', () => {
	const { title, message, loc } = own.err;
	expect(title).toBe('1 problem in content/');
	expect(message).toBe(`${file}:3\n  text: found [x](/y) &amp; &lt;b>\n    See https:&#47;/example.com.`);
	expect(loc).toEqual({ file: join('/site', file), line: 3, column: 1 });
	// Without this flag Astro adds links and highlights code, which fails for a picture.
	expect(own).toHaveProperty('__isEnhancedAstroErrorPayload', true);
});

test('the overlay replaces Astro’s errors while content has an error', async () => {
	const send = vi.fn();
	const hot = { send };
	replaceErrors(hot, async () => wait(5, own));
	hot.send(foreign);
	await vi.waitFor(() => expect(send.mock.calls).toEqual([[own]]));
});

test('Astro’s errors are shown if content has none, and other messages are sent immediately', async () => {
	const send = vi.fn();
	const hot = { send };
	replaceErrors(hot, () => Promise.resolve(undefined));
	hot.send({ type: 'full-reload' });
	expect(send.mock.calls).toEqual([[{ type: 'full-reload' }]]);
	hot.send(foreign);
	await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(foreign));
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
