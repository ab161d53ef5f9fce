// Scripts of pages that are no islands.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followSignedIn } from '~/visitor/show-signed-in.ts';
import { readSource } from '~/visitor/source.ts';
import { readItem, sessionKey, writeItem } from '~/visitor/storage.ts';
import { session } from '../support/session.ts';

followSignedIn();

const failed = vi.fn();
addEventListener('error', failed);

beforeEach(() => {
	failed.mockClear();
	dispatchEvent(new Event('accountchange'));
});
/** Shows markup, and runs a script in it. */
async function run(markup: string, load: () => Promise<unknown>) {
	vi.resetModules(); // a script runs when a page loads it
	document.body.innerHTML = markup;
	const script = document.createElement('script');
	document.body.firstElementChild?.append(script);
	vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
	await load();
}
/** Storage that a browser blocks or that is full. */
function blockStorage(...methods: ('getItem' | 'setItem' | 'removeItem')[]) {
	for (const method of methods)
		vi.spyOn(Storage.prototype, method).mockImplementation(() => {
			throw new DOMException('', 'SecurityError');
		});
}

it('a tab notes where its first page was linked, also if that was prerendered', async () => {
	const open = async (referrer: string) => {
		vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
		await run('<p></p>', async () => import('~/visitor/note-source.ts'));
	};
	await open('https://www.instagram.com/');
	sessionStorage.clear(); // what a prerendered page writes is lost
	document.dispatchEvent(new Event('prerenderingchange'));
	await open(`${location.origin}/classes`);
	expect(readSource(200)).toBe('www.instagram.com');
	sessionStorage.setItem('gym-source', `a\nb\0${'🥊'.repeat(300)}`); // more than the database takes
	expect(readSource(200)).toBe(`ab${'🥊'.repeat(198)}`);
});

it('an announcement that was closed stays closed on a page that was prerendered before', async () => {
	const isShown = () => document.querySelector('[data-close]') !== null;
	const announcement = '<aside><p data-close="a party">Party<button>Close</button></p></aside>';
	await run(announcement, async () => import('~/visitor/close-announcement.ts'));
	expect(isShown()).toBe(true);
	sessionStorage.setItem('gym-closed', 'rain/a party');
	document.dispatchEvent(new Event('prerenderingchange'));
	expect(isShown()).toBe(false);
});

it('the navbar is black on a page that was scrolled while it loaded', async () => {
	vi.stubGlobal('IntersectionObserver', function (report: (changes: object[]) => void) {
		return { observe: () => report([{ isIntersecting: true }, { isIntersecting: false }]) }; // on a slow phone, at once
	});
	await run('<header id="Navbar"><i data-top></i></header>', async () => import('~/layouts/navbar.ts'));
	expect(document.getElementById('Navbar')?.dataset['scrolled']).toBe('true');
});

const secondMail = 'Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email';
const mailLinks = [
	'#access_token=a.b.c&expires_in=3600&refresh_token=abc&token_type=bearer&type=signup',
	'?token_hash=abc&type=recovery&sb=',
	'#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
	`#message=${secondMail}`,
	`?utm_source=mail&message=${secondMail}`,
];
const others = ['', '#home', '#message-from-our-coach', '?message_id=5', '?message=You+won', '?code=SUMMER'];
const empty = ['#access_token', '#access_token=&refresh_token=&type=', `#message=No+${secondMail}`];
const incomplete = ['?type=signup', '#access_token=a&refresh_token=b', '#access_token=a&type=signup'];
const mixed = ['?token_hash=abc&error=1', '?error_code=7&access_token=a'];
const parts = [...mailLinks, ...others, ...empty, ...incomplete, ...mixed];
it.each(parts)('a page takes a mail link, and nothing else, out of its address: %s', async (part) => {
	history.replaceState(null, '', `/${part}`);
	await run('<p></p>', async () => import('~/layouts/take-mail-link.ts'));
	const isTaken = mailLinks.includes(part);
	expect([location.search + location.hash, history.state]).toEqual(isTaken ? ['', { mailLink: part }] : [part, null]);
});

describe('a draft of a message', () => {
	/** Opens the contact page. @param filled what the browser fills in after Back. */
	async function open(filled = '') {
		const form = `<section><form data-form="contact"><div data-fields><input class="field" type="email" name="email">
			<textarea class="field" name="comment"></textarea></div><p role="status" hidden>Signed out</p>
			<div role="alert"></div><button></button></form></section>`;
		await run(form, async () => import('~/contact/message-form.ts'));
		const [email, comment] = document.querySelectorAll<HTMLInputElement>('.field');
		if (!comment) throw new Error('There is no form.');
		if (filled) comment.value = filled;
		dispatchEvent(new Event('pageshow'));
		const type = (text: string) => {
			comment.value = text;
			comment.dispatchEvent(new Event('input', { bubbles: true }));
		};
		return { comment, email, type, notice: document.querySelector<HTMLElement>('[role=status]') };
	}

	it.each(['accountchange', 'storage', 'pageshow'])('leaves with a member who signs out, after "%s"', async (type) => {
		const page = await open();
		page.type('Hello');
		localStorage.setItem(sessionKey, JSON.stringify(session));
		localStorage.setItem('gym-signed-in', session.user.id);
		dispatchEvent(new Event(type));
		expect([page.comment.value, page.email?.value]).toEqual(['Hello', session.user.email]);
		Object.assign(page.email ?? {}, { value: '' }); // who wants to give another address
		page.type('Hello');
		dispatchEvent(new Event(type));
		expect(page.email?.value).toBe('');
		const draft = readItem('message-contact') ?? '';
		expect(draft).toContain(session.user.id);
		localStorage.removeItem(sessionKey); // a session that ends by itself
		dispatchEvent(new Event(type));
		expect([page.comment.value, readItem('message-contact'), page.notice?.hidden]).toEqual(['Hello', draft, false]);
		localStorage.clear(); // "Sign out" in another tab
		dispatchEvent(new Event(type));
		expect([page.comment.value, page.email?.value, readItem('message-contact')]).toEqual(['', '', '']);
		expect((await open('Hello')).comment.value).toBe('');
		writeItem('message-contact', draft); // as of a tab that was on another site meanwhile
		expect((await open()).comment.value).toBe('');
	});

	it('leaves what is typed to the browser when storage is blocked', async () => {
		blockStorage('setItem');
		const blocked = await open('Back');
		blocked.type('Back again');
		dispatchEvent(new Event('pageshow'));
		expect([blocked.comment.value, failed.mock.calls]).toEqual(['Back again', []]);
	});
});

it('every page shows the address of the stored session as text, and nobody if it is none or storage is blocked', () => {
	const { dataset } = document.documentElement;
	const member = (email: unknown, id: unknown = 'ada') => JSON.stringify({ user: { id, email } });
	const show = (stored: string) => {
		localStorage.setItem(sessionKey, stored);
		dispatchEvent(new Event('pageshow'));
	};
	document.body.innerHTML = '<strong data-account-email></strong>';
	show(member('<img src=x>@example.com'));
	expect(dataset['signedIn']).toBe('<img src=x>@example.com');
	expect(document.body.textContent).toBe('<img src=x>@example.com');
	for (const stored of ['', 'null', '{', '{"user":null}', member(7), member('ada@example.com', null)]) {
		show(stored);
		expect('signedIn' in dataset, stored).toBe(false);
	}
	blockStorage('getItem', 'setItem', 'removeItem');
	dispatchEvent(new Event('pageshow'));
	expect([dataset['signedIn'], writeItem('source', ''), failed.mock.calls]).toEqual([undefined, false, []]);
});
