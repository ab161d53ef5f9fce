// Shows what is true now: `<show-between when="2026-11-19/2026-11-27">` shows its parent in these periods, and hides it at all other
// times (periods.ts). It runs while the page is parsed, so nothing shifts, even on a cached page, and again
// when the visitor comes back to the page.
import { readTime } from './clock.ts';
import { isWithin } from './periods.ts';

function update(mark: Element): void {
	const isShown = isWithin(mark.getAttribute('when') ?? '', readTime(document.documentElement.dataset['clock']));
	mark.parentElement?.toggleAttribute('hidden', !isShown);
}

customElements.define(
	'show-between',
	class extends HTMLElement {
		connectedCallback() {
			update(this);
		}
	},
);
addEventListener('visibilitychange', () => document.querySelectorAll('show-between').forEach(update));
