// Follows who is signed in while the account page is open.
import { getProperty } from '~/lib/get-property.ts';
import { isAnothers, readMember } from '~/visitor/signed-in.ts';

const page = document.querySelector<HTMLElement>('.account-page');
const owner = readMember()?.id;
const forget = () => {
	for (const form of page?.querySelectorAll('form') ?? []) form.reset();
};
// An entry of the history has an owner: after Back, browsers fill in what another member typed.
if (isAnothers(getProperty(history.state, 'owner'))) addEventListener('pageshow', forget, { once: true });
history.replaceState({ owner }, '');

/**
 * Leads visitors to the sign-in page, and gives another member a page of their own. If a session ends by itself while a form is
 * open, the page says so, and what is typed stays; so does the message after deleting the account.
 */
function redirect() {
	const member = readMember();
	const isOpen = Boolean(page?.querySelector('details[open]'));
	const hasEnded = isOpen && !member && owner !== undefined && !isAnothers(owner);
	document.querySelector('.session-ended')?.toggleAttribute('hidden', !hasEnded);
	if (!page || hasEnded || page.matches('.is-final *')) return;
	if (!member) location.replace(page.dataset['login'] ?? '');
	else if (isAnothers(owner)) location.reload();
}
redirect();
for (const type of ['storage', 'pageshow']) addEventListener(type, redirect);
addEventListener('load', async () => {
	const session = await import('~/accounts/session.ts').catch(() => undefined);
	await session?.checkSession();
	redirect();
});
