import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetMember } from '~/visitor/signed-in.ts';
import { sessionKey } from '~/visitor/storage.ts';
import MailLink from '~/islands/MailLink.tsx';
import { defaults } from '~/texts/defaults.ts';
import { session, user } from '../support/session.ts';
import { render, screen, waitFor } from '../support/react.ts';

// Uses the real client library. Only network responses are faked.

const { mailLinks: texts, accountErrors: errors } = defaults;
const link = `#${new URLSearchParams({ access_token: session.access_token, refresh_token: 'r', type: 'signup' })}`;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
	vi.clearAllMocks();
	fetched.mockImplementation(async () => Promise.resolve(Response.json(user)));
	vi.stubGlobal('fetch', fetched);
	vi.spyOn(console, 'warn').mockReturnValue(); // auth-js warns about several clients: each link has its own, on purpose
	vi.spyOn(console, 'error').mockReturnValue();
});
/** Opens a link as the page does. */
function open(mailLink: string) {
	history.replaceState({ mailLink }, '');
	render(<MailLink />);
}
const stored = () => localStorage.getItem(sessionKey);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('names the account of its own token before the press, whatever else it says', async () => {
	open(`${link}&email=eve@example.com`);
	await screen.findByText(/This link is for ada@example\.com\.$/);
	await press(texts.confirm);
	await waitFor(() => expect(stored()).toContain(user.id));
});

it('names an address in any alphabet', async () => {
	const claims = Buffer.from('{"email":"józef@example.com"}').toString('base64url');
	open(`#access_token=.${claims}.`);
	await screen.findByText(/This link is for józef@example\.com\.$/);
});

const wrongNames = ['', '&email=eve@example.com', '&email=ada@example.com%20', '&email=nobody. CALL 555-0100'];
it.each(wrongNames)('asks again if it names nobody or another account, and shows only addresses: %s', async (named) => {
	fetched.mockImplementation(async () => Promise.resolve(Response.json(session)));
	open(`#token_hash=abc&type=constructor${named}`);
	expect(document.body.textContent).not.toContain('CALL');
	await press(texts.confirm);
	await screen.findByText('This link is for ada@example.com.');
	expect(stored()).toBeNull();
	fetched.mockImplementation(async () => Promise.resolve(Response.json(user)));
	await press(texts.confirm);
	await waitFor(() => expect(stored()).toContain(user.id));
});

it.each(['#token_hash=abc&type=signup', link])('ends when the visitor leaves and comes back: %s', async (part) => {
	open(part);
	await screen.findByRole('button', { name: texts.confirm });
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
	expect(history.state).toBeNull();
});

it('never replaces the session of another account: the visitor must sign out first', async () => {
	const other = JSON.stringify({ user: { ...user, id: 'other', email: 'eve@example.com' } });
	localStorage.setItem(sessionKey, other);
	open(link);
	for (let time = 0; time < 2; time++) {
		await press(texts.confirm);
		await screen.findByText(/^This link is for ada@example\.com, but you're signed in as eve@example\.com\./);
		await screen.findByRole('button', { name: texts.confirm }); // not busy
		expect({ ...localStorage }).toEqual({ [sessionKey]: other, 'gym-week': 'null' }); // nor is the link's session kept
	}
	forgetMember();
	await press(texts.confirm);
	await waitFor(() => expect(stored()).toContain(user.id));
});

it.each([1, 2])('after an outage at request %s, the button works, even if the link has been used', async (failing) => {
	for (let request = 1; request < failing; request++) fetched.mockResolvedValueOnce(Response.json(user));
	fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	open(link);
	await press(texts.confirm);
	await screen.findByText(errors.unreachable);
	await press(texts.confirm);
	await waitFor(() => expect(stored()).toContain(user.id));
});

it('asks the visitor to confirm the second address after the first', async () => {
	// The response of Supabase's account service 2.189. The embedded service never sends it.
	const msg = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';
	fetched.mockResolvedValue(Response.json({ code: '200', msg }));
	open('#token_hash=abc&type=email_change');
	await press(texts.change);
	await screen.findByText(texts.half);
	expect(history.state).toBeNull();
});

it('says the same about every link that can’t be used', async () => {
	fetched.mockResolvedValue(Response.json({ error_code: 'user_banned' }, { status: 403 }));
	open('#token_hash=abc&type=email_change');
	await press(texts.change);
	await screen.findByText(errors.linkExpired);
	expect(document.activeElement?.getAttribute('role')).toBe('alert'); // what was pressed is gone
	expect(history.state).toBeNull();
});
