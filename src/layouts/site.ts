// What every page runs at its end, in one script. What can wait for a touch is in after-touch.ts.
import '~/accounts/show-signed-in.ts';

// Observes a 1 px strip at the top of the page: cheaper than a scroll listener.
const navbar = document.getElementById('Navbar');
const top = document.querySelector('[data-top]');
if (navbar && top) {
	new IntersectionObserver(([entry]) => {
		navbar.dataset['scrolled'] = String(!entry?.isIntersecting);
	}).observe(top);
}
