// A second form: an address and a consent, with its own draft, failure and message, beside the contact form's. It runs in jsdom.
import { JSDOM } from 'jsdom';
import { afterEach, expect, it, vi } from 'vitest';
import { render } from '../support/render.ts';
import { gym } from '../support/schedule.ts';
import SecondForm from '../support/SecondForm.astro';

vi.mock('~/accounts/service.ts', () => ({ service: { url: 'https://abc.supabase.co', key: 'sb_publishable_abc' } }));

afterEach(() => {
	vi.unstubAllGlobals().restoreAllMocks().resetModules();
	vi.doUnmock('~/accounts/service.ts');
});

const { window } = new JSDOM('', { url: 'https://gym.example/news' });
const { document, sessionStorage } = window;
const get = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const text = (selector: string) => get(selector)?.textContent.trim();

/** Opens the page of the form, as after a reload. */
async function open() {
	vi.resetModules();
	const contactForm = { service: 'https://forms.example.com', phone: false }; // so that there is a form, whoever loaded its parts
	document.body.innerHTML = (await render(SecondForm, { gym: { ...gym, contactForm } })).body.innerHTML;
	vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('section script'));
	await import('~/contact/message-form.ts');
}

it('a second form says what is wrong, keeps its own draft, says why it failed, and sends its own fields once', async () => {
	for (const name of ['document', 'history', 'location', 'localStorage', 'sessionStorage', 'FormData'])
		vi.stubGlobal(name, Reflect.get(window, name));
	for (const name of ['addEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, window[name].bind(window));
	window.Element.prototype.scrollIntoView = () => undefined; // missing in jsdom 31
	sessionStorage.setItem('gym-message-contact', 'comment=Hello');
	/** Presses the button twice. */
	const send = () => {
		for (let press = 0; press < 2; press++) get('[type=submit]')?.click();
	};

	await open();
	send();
	await expect.poll(() => text('#Form-news-consent-error')).toBe('Tick this');
	const email = get('[name=email]');
	const fill = (field: HTMLInputElement | null, value: string) => Object.assign(field ?? {}, { value });
	expect([document.activeElement, email?.ariaInvalid]).toEqual([email, 'true']);
	get('[name=consent]')?.click();
	fill(email, 'ada');
	send();
	await expect.poll(() => text(`#${email?.getAttribute('aria-describedby') ?? ''}`)).toMatch(/^Enter an address like/);
	fill(email, 'ada@example.com');
	fill(get('[name=honeypot]'), 'https://spam.example.com');
	send();
	await expect.poll(() => text('[role=alert]')).toContain("This message can't be sent."); // nor is a bot's: there is no service
	expect(email?.ariaInvalid).toBe('false');

	await open();
	expect([get('[name=email]')?.value, get('[name=consent]')?.checked]).toEqual(['ada@example.com', true]);
	const bodies: unknown[] = [];
	const statuses = [400, 503, 201];
	vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
		expect([get('form')?.inert, get('[type=submit]')?.ariaBusy]).toEqual([true, 'true']); // nothing typed now could be lost
		bodies.push(JSON.parse(String(body)));
		return new Response(null, { status: statuses[bodies.length - 1] ?? 500 });
	});
	vi.spyOn(console, 'error').mockReturnValue();
	for (const reason of ["This message can't be sent.", "We couldn't send your message. Try again later."]) {
		send();
		await expect.poll(() => text('[role=alert]')).toContain(reason);
	}
	await open();
	send();
	await expect.poll(() => text('h2')).toBe('Welcome');
	const fields = { email: 'ada@example.com', consent: 'Send me news' };
	const message = { ...fields, form: 'news', subject: 'Newsletter: {name}', message_id: expect.any(String) };
	expect(bodies).toEqual([message, bodies[0], bodies[0]]);
	expect(sessionStorage.getItem('gym-message-news')).toBe('');
	expect(sessionStorage.getItem('gym-message-contact')).toBe('comment=Hello');

	await open(); // after Back
	window.dispatchEvent(new window.Event('DOMContentLoaded'));
	await expect.poll(() => text('h2')).toBe('Welcome');
	window.history.pushState(null, '', '/news'); // in another tab
	await open();
	expect([text('h2'), get('[name=email]')?.value]).toEqual(['News', '']);
});
