// The navbar is black once the page is scrolled. Observes a 1 px strip at the top of the page: cheaper than a scroll listener.
const navbar = document.getElementById('Navbar');
const strip = document.querySelector('[data-top]');
if (navbar && strip) {
	new IntersectionObserver((changes) => {
		navbar.dataset['scrolled'] = String(!changes.at(-1)?.isIntersecting);
	}).observe(strip);
}

// Its panels, before their islands wake: links in them, and browsers that have none.
addEventListener('click', ({ target }) => {
	if (!(target instanceof Element)) return;
	// A link to an anchor on this page loads no new page, so close its panel here.
	if ('popover' in HTMLElement.prototype) target.closest('a')?.closest<HTMLElement>('[popover]')?.hidePopover();
	// Otherwise, the menu is at the end of the page (styles/parts.css), and members have a page for their account.
	else if (target.closest('[popovertarget=Menu]')) location.hash = 'Menu';
	else if (target.closest('[popovertarget=Account]')) location.href = `${import.meta.env.BASE_URL}account`;
});
