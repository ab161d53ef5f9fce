import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionKey } from '~/accounts/session-key.ts';
import { goTo } from '~/islands/go-to.ts';
import MailLink from '~/islands/MailLink.tsx';
import { session, user } from '../support/session.ts';
import { accountTexts } from '../support/texts.ts';

// Uses the real client library. Only network responses and going to another page are faked.
vi.mock('~/islands/go-to.ts', () => ({ goTo: vi.fn() }));

const { access_token } = session;
const link = `#${new URLSearchParams({ access_token, refresh_token: 'r', type: 'signup' })}`;
const fetched = vi.fn<typeof fetch>(async () => Promise.resolve(Response.json(user)));

beforeEach(() => {
	vi.clearAllMocks();
	localStorage.clear();
	vi.stubGlobal('fetch', fetched);
	vi.spyOn(console, 'warn').mockReturnValue(); // supabase-js warns about several clients: each link has its own, on purpose
	vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	history.replaceState(null, '');
});

/** Opens a link as the navbar's script does. */
function open(mailLink: string) {
	history.replaceState({ mailLink }, '');
	render(<MailLink texts={accountTexts} />);
	document.querySelector<HTMLElement>('[data-mail-link]')?.click();
}
const stored = () => localStorage.getItem(sessionKey);
const button = async (name: string) => screen.findByRole('button', { name });

it('asks before it signs in', async () => {
	open(link);
	const question = await screen.findByText('We’ll sign you in as ada@example.com.');
	await vi.waitFor(() => expect(document.activeElement).toBe(question));
	expect([stored(), history.state]).toEqual([null, null]);
	await userEvent.click(await button('Confirm and sign in'));
	await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/schedule/week#mine'));
	expect(stored()).toContain(user.id);
});

it('stays with the other account if the visitor declines, and ends the session of the link', async () => {
	const other = JSON.stringify({ user: { ...user, id: 'other', email: 'eve@example.com' } });
	localStorage.setItem(sessionKey, other);
	open(link);
	await userEvent.click(await button(accountTexts.link.keep));
	expect(stored()).toBe(other);
	await vi.waitFor(() => {
		expect(fetched.mock.calls.map(([url]) => String(url))).toContainEqual(
			expect.stringContaining('/logout?scope=local'),
		);
	});
});

it('keeps the question when signing in fails, so that the visitor can retry', async () => {
	open(link);
	const signIn = await button('Confirm and sign in');
	fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	await userEvent.click(signIn);
	await screen.findByText(accountTexts.errors.unreachable);
	await userEvent.click(await button('Confirm and sign in'));
	await vi.waitFor(() => expect(stored()).toContain(user.id));
});

it('asks nothing when the link’s account is already signed in', async () => {
	localStorage.setItem(sessionKey, JSON.stringify({ user }));
	open(link);
	await screen.findByText('Your email address is confirmed.');
	expect(stored()).toContain(access_token);
});

it('offers another try after an outage', async () => {
	fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	open(link);
	await screen.findByText(accountTexts.errors.unreachable);
	await userEvent.click(await button('Try again'));
	await button('Confirm and sign in');
});

it('asks the visitor to confirm the second address after the first', async () => {
	// The response of Supabase's account service 2.189. The embedded service never sends it.
	const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
	fetched.mockResolvedValue(Response.json({ code: '200', msg }));
	open('#token_hash=abc&type=email_change');
	await screen.findByText(accountTexts.link.half);
	expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
