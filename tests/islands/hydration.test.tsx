import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import AccountPanel from '~/islands/AccountPanel';
import BmiCalculator from '~/islands/BmiCalculator';
import SignedIn from '~/islands/SignedIn';
import SignInForm from '~/islands/SignInForm';
import SignUpForm from '~/islands/SignUpForm';
import { accountTexts, bmiTexts, signInTexts, signUpTexts } from '../support/texts';

const accountLabels = {
	account: 'Your account',
	signedInAs: 'Signed in as',
	signOut: 'Sign out',
	signingOut: 'Signing out',
	myWeek: 'My week',
	lastSignedInAs: 'Last signed in as',
};
/** Server-rendered HTML in an island's slot, as Astro passes it. React does not touch its content. */
const email = (
	<span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '<strong data-account-email></strong>' }} />
);
const complained = vi.fn();

beforeEach(() => {
	complained.mockReset();
	vi.spyOn(console, 'error').mockImplementation(complained);
});

/** Renders the server's HTML, lets a visitor use it, then hydrates the island. */
async function wake(island: ReactElement, use: (page: HTMLElement) => void): Promise<HTMLElement> {
	const page = document.body.appendChild(document.createElement('div'));
	page.innerHTML = renderToString(island);
	use(page);
	await act(() => Promise.resolve(hydrateRoot(page, island, { onRecoverableError: complained })));
	return page;
}

it.each([
	['the calculator', <BmiCalculator key="bmi" texts={bmiTexts} language="en" />],
	['the sign-in form', <SignInForm key="in" page={signInTexts} texts={accountTexts} />],
	['the sign-up form', <SignUpForm key="up" page={signUpTexts} texts={accountTexts} />],
])('%s keeps the input and the cursor position', async (_, island) => {
	const fields = (page: HTMLElement) => [...page.querySelectorAll('input')];
	const page = await wake(island, (asleep) => {
		for (const field of fields(asleep)) field.value = `typed into ${field.name}`;
		fields(asleep)[1]?.focus();
	});
	expect(fields(page).map(({ value }) => value)).toEqual(fields(page).map(({ name }) => `typed into ${name}`));
	expect(document.activeElement).toBe(fields(page)[1]);
	expect(complained).not.toHaveBeenCalled();
});

it.each([
	['the account panel', <AccountPanel key="panel" labels={accountLabels} email={email} />],
	[
		'the notice for members',
		<SignedIn key="in" texts={accountTexts.signedIn} signingOut="Out" home="/" account="/account" email={email} />,
	],
])('%s keeps the address that the page filled in', async (_, island) => {
	// jsdom 31 does not support popovers (https://github.com/jsdom/jsdom/issues/3721).
	HTMLElement.prototype.hidePopover ??= () => undefined;
	const matches = Element.prototype.matches;
	vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
		return selector !== ':popover-open' && matches.call(this, selector);
	});
	const page = await wake(island, (asleep) => {
		for (const place of asleep.querySelectorAll('[data-account-email]')) place.textContent = 'ada@example.com';
	});
	expect(page.textContent).toContain('ada@example.com');
	expect(complained).not.toHaveBeenCalled();
});
