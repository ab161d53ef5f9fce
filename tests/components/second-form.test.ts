// A second form: an address and a consent, with its own draft, failure and message, beside the contact form's. It runs in jsdom.
import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from '../support/render.ts';
import { gym } from '../support/schedule.ts';
import SecondForm from '../support/SecondForm.astro';

const message = { email: 'ada@example.com', consent: 'Send me news', form: 'news', subject: 'Newsletter: {name}' };
const { window } = new JSDOM('', { url: 'https://gym.example/news' });
window.Element.prototype.scrollIntoView = () => undefined; // missing in jsdom 31
const { document, sessionStorage } = window;
const get = (selector: string) => document.querySelector<HTMLInputElement>(selector);
const text = (selector: string) => get(selector)?.textContent.trim();
const fill = (selector: string, value: string) => Object.assign(get(selector) ?? {}, { value });

beforeEach(() => {
	for (const name of ['document', 'history', 'location', 'localStorage', 'sessionStorage', 'FormData'])
		vi.stubGlobal(name, Reflect.get(window, name));
	for (const name of ['addEventListener', 'dispatchEvent'] as const) vi.stubGlobal(name, window[name].bind(window));
	sessionStorage.clear();
});

afterEach(() => {
	vi.useRealTimers().unstubAllGlobals().restoreAllMocks().resetModules();
	vi.doUnmock('~/accounts/service.ts');
});

/** Opens the page of the form, as after a reload. @param url of the database. */
async function open(url = 'https://abc.supabase.co') {
	vi.resetModules();
	vi.doMock('~/accounts/service.ts', () => ({ service: { url, key: 'sb_publishable_abc' } }));
	const service = 'https://forms.example.com'; // so that there is a form, whoever loaded its parts
	const content = { ...gym, contactForm: { service, phone: false }, messageSource: true };
	document.body.innerHTML = (await render(SecondForm, { gym: content })).body.innerHTML;
	vi.spyOn(document, 'currentScript', 'get').mockReturnValue(document.querySelector('section script'));
	await import('~/contact/message-form.ts');
}

function fillIn(address: string) {
	fill('[name=email]', address);
	if (!get('[name=consent]')?.checked) get('[name=consent]')?.click();
}

/** Presses the button twice. */
function send() {
	for (let press = 0; press < 2; press++) get('[type=submit]')?.click();
}

it('a second form says what is wrong, and takes nothing from a bot', async () => {
	await open();
	send();
	await expect.poll(() => text('#Form-news-consent-error')).toBe('Tick this');
	const email = get('[name=email]');
	expect([document.activeElement, email?.ariaInvalid]).toEqual([email, 'true']);
	fillIn('ada');
	send();
	await expect.poll(() => text(`#${email?.getAttribute('aria-describedby') ?? ''}`)).toMatch(/^Enter an address like/);
	fillIn('ada@example.com');
	fill('[name=honeypot]', 'https://spam.example.com');
	send();
	await expect.poll(() => text('[role=alert]')).toContain("This message can't be sent."); // there is no service
	expect(email?.ariaInvalid).toBe('false');
});

it('a second form keeps its own draft, says why it failed, and sends its own fields once', async () => {
	sessionStorage.setItem('gym-message-contact', 'comment=Hello');
	await open();
	fillIn('ada@example.com');
	await open();
	expect([get('[name=email]')?.value, get('[name=consent]')?.checked]).toEqual(['ada@example.com', true]);
	const bodies: unknown[] = [];
	const statuses = [400, 503, 201];
	const isLocked: unknown[] = []; // so that nothing typed could be lost
	vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
		isLocked.push(get('[data-fields]')?.inert, get('[type=submit]')?.ariaBusy);
		bodies.push(JSON.parse(String(body)));
		get('form')?.dispatchEvent(new window.Event('change')); // as browsers do for the field that had the focus
		return new Response(null, { status: statuses[bodies.length - 1] ?? 500 });
	});
	vi.spyOn(console, 'error').mockReturnValue();
	send();
	await expect.poll(() => text('[role=alert]')).toContain("This message can't be sent.");
	send();
	await expect.poll(() => text('[role=alert]')).toContain("We couldn't send your message. Try again later.");
	await open();
	send();
	await expect.poll(() => text('h2')).toBe('Welcome');
	expect(bodies).toEqual([{ ...message, message_id: expect.any(String) }, bodies[0], bodies[0]]);
	expect(isLocked).toEqual([true, 'true', true, 'true', true, 'true']);
	expect({ ...sessionStorage }).toEqual({ 'gym-message-news': '', 'gym-message-contact': 'comment=Hello' });
	expect(window.history.state).toEqual({ about: '', next: '', isVisit: false, form: 'news', owner: '' });
});

it.each([
	['Welcome', { form: 'news', about: '', next: '' }],
	['News', null], // another tab
	['News', { form: 'contact', about: '', next: '' }],
	['News', { form: 'news', about: '', next: '', owner: 'a member' }], // who has signed out
	['News', { form: 'news', about: { toString: 1 }, next: 1 }], // as of another version of this site
])('after Back, the heading is %j if the history has %j', async (heading, state) => {
	await open();
	window.history.replaceState(state, '');
	const { showSent } = await import('~/contact/send.ts');
	const [form] = document.forms;
	if (form) showSent(form);
	expect(text('h2')).toBe(heading);
});

it('a form service gets the message once, and the draft stays for a visitor who comes back', async () => {
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	sessionStorage.setItem('gym-source', 'instagram.com');
	const sent: unknown[] = [];
	vi.spyOn(window.HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
		sent.push(Object.fromEntries(new FormData(this)));
	});
	await open('');
	fillIn('ada@example.com');
	send();
	await expect.poll(() => sent).toEqual([{ ...message, source: 'instagram.com', honeypot: '' }]);
	expect(get('[type=submit]')?.ariaBusy).toBe('true'); // while the browser leaves, another press does nothing
	await vi.advanceTimersByTimeAsync(5000);
	expect(get('[type=submit]')?.ariaBusy).toBe('false'); // after Stop
	expect(sessionStorage.getItem('gym-message-news')).toContain('email=ada%40example.com');
});
