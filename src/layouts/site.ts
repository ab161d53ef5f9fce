// What every page runs after its content, in one script: it has the store of the visitor's browser once.
import { followSignedIn } from '~/visitor/show-signed-in.ts';
import { registerAfterTouch } from '~/offline/register-after-touch.ts';

if (import.meta.env.HAS_ACCOUNTS) followSignedIn();
registerAfterTouch();

// Observes a 1 px strip at the top of the page: cheaper than a scroll listener.
const navbar = document.getElementById('Navbar');
const top = document.querySelector('[data-top]');
if (navbar && top) {
	new IntersectionObserver(([entry]) => {
		navbar.dataset['scrolled'] = String(!entry?.isIntersecting);
	}).observe(top);
}

const hasPopovers = 'popover' in HTMLElement.prototype;
addEventListener('click', ({ target }) => {
	if (!(target instanceof Element)) return;
	// A link to an anchor on this page loads no new page, so close its panel here.
	if (hasPopovers) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
	// Otherwise, the menu is at the end of the page (SidePanel.astro), and members have a page for their account.
	else if (target.closest('[popovertarget=Menu]')) location.hash = 'Menu';
	else if (target.closest('[popovertarget=Account]')) location.href = `${import.meta.env.BASE_URL}account`;
});

// Ends `content-visibility` (styles/base.css), which is for the first paint alone: programs that read or photograph a page find nothing
// in what it skips. One section at a time, so that nobody waits.
const idle = (next: () => void) => window.requestIdleCallback?.(next) ?? setTimeout(next); // Safari has only the latter
addEventListener('load', () => {
	const sections = [...document.querySelectorAll<HTMLElement>('main > section, body > footer')];
	const showNext = () => {
		sections.shift()?.style.setProperty('content-visibility', 'visible');
		if (sections.length > 0) idle(showNext);
	};
	idle(showNext);
});
