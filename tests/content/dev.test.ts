import type { ErrorPayload } from 'vite';
import { setTimeout as wait } from 'node:timers/promises';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test, vi } from 'vitest';
import { contentOverlay } from '~/integrations/content-check/dev/content-overlay';
import { freshPictures } from '~/integrations/content-check/dev/fresh-pictures';
import { keepOnTop } from '~/integrations/content-check/dev/keep-on-top';

const mistake = {
	file: 'content/posts/a/hand.jpg',
	line: 1,
	field: 'text',
	found: '[x](/y)',
	expected: 'See https://example.com.',
};
const ours = contentOverlay('/site/content', [mistake]);
const astros: ErrorPayload = { type: 'error', err: { message: 'ImageNotFound', stack: '' } };

describe('the overlay of npm run dev', () => {
	test('shows a message as it stands, with no link in it', () => {
		// Astro makes links and colours code only where this mark is missing; it cannot colour a picture.
		expect(ours).toHaveProperty('__isEnhancedAstroErrorPayload', true);
		expect(ours.err.message).toContain('found [x](/y)\n    See https:&#47;/example.com.');
	});

	test('stays on top while there is a mistake, whatever Astro sends', async () => {
		const send = vi.fn();
		const hot = { send };
		keepOnTop(hot, async () => wait(5, ours));
		hot.send(astros);
		await vi.waitFor(() => expect(send).toHaveBeenCalled());
		expect(send.mock.calls).toEqual([[ours]]);
	});

	test('lets Astro speak where there is no mistake, and lets everything else pass at once', async () => {
		const send = vi.fn();
		const hot = { send };
		keepOnTop(hot, () => Promise.resolve(undefined));
		hot.send({ type: 'full-reload' });
		hot.send('content:notes', { title: 'None' });
		expect(send.mock.calls).toEqual([[{ type: 'full-reload' }], ['content:notes', { title: 'None' }]]);
		hot.send(astros);
		await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(astros));
	});
});

describe('a picture in npm run dev', () => {
	const cacheOf = (url: string, answer: (response: ServerResponse) => void) => {
		const request = new IncomingMessage(new Socket());
		request.url = url;
		const response = new ServerResponse(request);
		freshPictures(request, response, () => answer(response));
		return response.getHeader('cache-control');
	};

	test('is asked for again, however its header is set', () => {
		const year = 'public, max-age=31536000';
		expect(cacheOf('/_image?href=a.jpg', (response) => response.setHeader('Cache-Control', year))).toBe('no-cache');
		const head = (response: ServerResponse) => response.setHeader('x', '1').writeHead(200, { 'Cache-Control': year });
		expect(cacheOf('/base/_image?href=a.jpg', head)).toBe('no-cache');
		expect(cacheOf('/font.woff2', (response) => response.setHeader('Cache-Control', year))).toBe(year);
	});
});
