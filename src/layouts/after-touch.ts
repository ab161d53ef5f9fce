// What a page needs once somebody points at it or touches it. wake-islands.ts loads it with the script that all islands share.
import { registerWorker } from '~/offline/register-worker.ts';
import { prerenderNextPage } from './prerender-next-page.ts';

prerenderNextPage();
registerWorker();

const hasPopovers = 'popover' in HTMLElement.prototype;
addEventListener('click', ({ target }) => {
	if (!(target instanceof Element)) return;
	// A link to an anchor on this page loads no new page, so close its panel here.
	if (hasPopovers) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
	// Otherwise, the menu is at the end of the page (SidePanel.astro), and members have a page for their account.
	else if (target.closest('[popovertarget=Menu]')) location.hash = 'Menu';
	else if (target.closest('[popovertarget=Account]')) location.href = `${import.meta.env.BASE_URL}account`;
});
