// <show-between days="2026-11-19/2026-11-26"> hides what it stands in on all other days, by the gym's clock (ZONE), as soon as
// the browser reads it: nothing moves, on a page of yesterday or from the cache either. data-close: may be closed for the visit.
// The last line fails where storage is blocked: then all else is done.
customElements.define(
	'show-between',
	class extends HTMLElement {
		connectedCallback() {
			const [from, until] = this.getAttribute('days').split('/');
			const day = new Date().toLocaleDateString('sv', { timeZone: 'ZONE' });
			const place = this.parentNode;
			const key = place.dataset.close;
			place.hidden = day < from || day > until;
			place.onclick = ({ target }) => {
				place.hidden = target.closest('button');
				if (place.hidden) sessionStorage[key] = 1;
			};
			place.hidden ||= key && sessionStorage[key];
		}
	},
);
