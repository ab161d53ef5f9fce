// <show-between days="2026-11-19/2026-11-26"> hides what it stands in on all other days, by the gym's clock (ZONE), as soon as
// the browser reads it: nothing moves, on a page of yesterday or from the cache either. data-close: may be closed for the visit.
customElements.define(
	'show-between',
	class extends HTMLElement {
		connectedCallback() {
			const [from, until] = this.getAttribute('days').split('/');
			const today = new Date().toLocaleDateString('sv', { timeZone: 'ZONE' });
			const place = this.parentNode;
			const key = place.dataset.close;
			place.hidden = today < from || today > until;
			if (!key) return;
			place.onclick = ({ target }) => {
				if (!target.closest('button')) return;
				place.hidden = true;
				sessionStorage[key] = 1;
			};
			if (sessionStorage[key]) place.hidden = true;
		}
	},
);
