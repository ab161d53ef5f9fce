// <show-between days="2026-11-19/2026-11-26"> hides its parent on all other days, in the gym's time zone (ZONE). It runs while
// the page is parsed, so nothing shifts, even on a cached page. If the parent has data-close, visitors can close it for the
// session.
// The last line throws if storage is blocked; everything else is done by then.
customElements.define(
	'show-between',
	class extends HTMLElement {
		connectedCallback() {
			const [from, until] = this.getAttribute('days').split('/');
			const day = new Date().toLocaleDateString('sv', { timeZone: 'ZONE' });
			const place = this.parentNode;
			const closed = 'ember-gym-closed-' + place.dataset.close;
			place.hidden = day < from || day > until;
			place.onclick = ({ target }) => {
				place.hidden = target.closest('button');
				if (place.hidden) sessionStorage[closed] = 1;
			};
			place.hidden ||= sessionStorage[closed];
		}
	},
);
