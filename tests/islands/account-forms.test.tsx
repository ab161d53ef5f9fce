import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountError } from '~/accounts/account-error.ts';
import { signIn, signUp } from '~/accounts/account.ts';
import { goTo } from '~/islands/go-to.ts';
import { SignInForm, SignUpForm } from '~/islands/VisitorForms.tsx';
import { defaults } from '~/texts/defaults.ts';
import { render, screen } from '../support/react.ts';

vi.mock('~/accounts/account.ts', () => ({ signIn: vi.fn(), signUp: vi.fn() }));
vi.mock('~/accounts/call-service.ts', () => ({ preloadService: vi.fn() }));
vi.mock('~/islands/go-to.ts', () => ({ goTo: vi.fn() }));

beforeEach(() => void vi.resetAllMocks());
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

/** Fills in and submits the form by keyboard. */
async function send(address: string, secret: string) {
	const user = userEvent.setup();
	email().focus();
	if (address) await user.keyboard(address);
	password().focus();
	if (secret) await user.keyboard(secret);
	await user.keyboard('{Enter}');
}

describe('the sign-in form', () => {
	beforeEach(() => void render(<SignInForm />));

	it.each([
		['ada', 'secret', 'email', 'Enter an address like name@example.com'],
		['ada@example.com', '', 'password', 'Enter your password'],
		['', '', 'email', 'Enter your email address'],
	])('with email %j and password %j it focuses the %s and says what to enter', async (address, secret, name, text) => {
		await send(address, secret);
		const field = name === 'email' ? email() : password();
		expect(document.activeElement).toBe(field);
		expect(field.getAttribute('aria-invalid')).toBe('true');
		expect(document.getElementById(`${name}-error`)?.textContent).toBe(text);
		expect(field.getAttribute('aria-describedby')).toContain(`${name}-error`);
		expect(signIn).not.toHaveBeenCalled();
		expect([email().autocomplete, password().autocomplete]).toEqual(['email', 'current-password']);
	});

	it.each([
		['?next=/account', '/account'],
		['?next=//evil.example', '/#home'],
		['?next=/contact', '/#home'],
	])('with %s leads to %s', async (search, target) => {
		history.replaceState(null, '', search);
		vi.mocked(signIn).mockResolvedValue();
		await send('ada@example.com', 'secret');
		expect(goTo).toHaveBeenCalledExactlyOnceWith(target);
	});

	it('submits once while it is busy, then says what is wrong, keeps what was typed and submits again', async () => {
		const { promise, reject } = Promise.withResolvers<undefined>();
		vi.mocked(signIn).mockReturnValue(promise);
		await send('ada@example.com', 'secret');
		const button = screen.getByRole('button', { name: 'Signing in' });
		await userEvent.dblClick(button);
		expect(button.getAttribute('aria-busy')).toBe('true');
		expect(signIn).toHaveBeenCalledOnce();
		reject(new AccountError('wrong'));
		await screen.findByText(defaults.accountErrors.wrong);
		expect([email().value, password().value]).toEqual(['ada@example.com', 'secret']);
		await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
		expect(signIn).toHaveBeenCalledTimes(2);
	});
});

it.each(['commonPassword', 'emailRefused'] as const)('sign-up says its rule, then "%s" at its field', async (key) => {
	render(<SignUpForm />);
	expect(password().getAttribute('aria-describedby')).toBe('newPassword-rule');
	expect(document.getElementById('newPassword-rule')?.textContent).toBe('At least 6 characters.');
	expect(password().autocomplete).toBe('new-password');
	vi.mocked(signUp).mockRejectedValue(new AccountError(key));
	await send('ada@example.com', 'a new secret');
	await screen.findByText(defaults.accountErrors[key]);
	expect(document.activeElement).toBe(key === 'emailRefused' ? email() : password());
	expect(email().value).toBe('ada@example.com');
});
