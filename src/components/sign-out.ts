import { signOut } from '~/accounts/account.ts';
import { href } from '~/urls.ts';

/**
 * Signs out on this device, which cannot fail.
 * @public For SignOutButton.astro, which loads this module by its address.
 * @param next a selector of the element that gets focus, because the button disappears.
 */
export async function leave(next: string): Promise<void> {
	const told = signOut();
	document.querySelector<HTMLElement>(next)?.focus();
	await told; // leaving the page would cut it off
	// The account page is empty for signed-out visitors.
	if (document.querySelector('account-page')) location.replace(href('/login'));
}
