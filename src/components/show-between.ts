// <show-between days="2026-11-19/2026-11-26"> hides its parent on all other days at the gym. It runs while the page is parsed,
// so nothing shifts, even on a cached page. If the parent has data-close, visitors can close it for the session.
// The last line throws if storage is blocked; everything else is done by then.
import { readDay } from '~/lib/gym-clock.ts';

customElements.define(
	'show-between',
	class extends HTMLElement {
		connectedCallback() {
			const [from = '', until = ''] = this.getAttribute('days')?.split('/') ?? [];
			const day = readDay(document.documentElement.dataset['clock']);
			const place = this.parentElement;
			if (!place) return;
			const closed = `gym-closed-${place.dataset['close']}`;
			place.hidden = day < from || day > until;
			place.onclick = ({ target }) => {
				place.hidden = target instanceof Element && target.closest('button') !== null;
				if (!place.hidden) return;
				document.querySelector('main')?.focus({ preventScroll: true }); // or Tab would continue at the logo
				sessionStorage.setItem(closed, '1');
			};
			place.hidden ||= sessionStorage.getItem(closed) !== null;
		}
	},
);
