// <show-between days="2026-11-19/2026-11-26"> hides its parent on all other days, in the gym's time zone (ZONE). It runs while
// the page is parsed, so nothing shifts, even on a cached page. If the parent has data-close, visitors can close it for the
// session.
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
