// Shows what is true now, by the gym's clock. `<show-between when="2026-11-19/2026-11-27">` is hidden outside its periods
// (periods.ts). `<write-now texts>` writes into the parts of its table row or its parent (timed-texts.ts); it is their last element.
// They run while the page is parsed, so nothing shifts, even on a cached page, and again when the visitor comes back to the page.
import { readTime } from './clock.ts';
import { isWithin } from './periods.ts';

function update(element: Element): void {
	const now = readTime(document.documentElement.dataset['clock']);
	const when = element.getAttribute('when');
	if (when !== null) element.toggleAttribute('hidden', !isWithin(when, now));
	const row = element.closest('tr') ?? element.parentElement;
	for (const line of element.getAttribute('texts')?.split('\n') ?? []) {
		const [period = '', part, text = '', ...attributes] = line.split('\t');
		const target = isWithin(period, now) && row?.querySelector(`[data-part="${part}"]`);
		if (!target) continue;
		target.textContent = text;
		for (const attribute of attributes) {
			const [name = '', value = ''] = attribute.split('=');
			target.setAttribute(name, value);
		}
	}
}

for (const tag of ['show-between', 'write-now']) {
	customElements.define(
		tag,
		class extends HTMLElement {
			connectedCallback() {
				update(this);
			}
		},
	);
	addEventListener('visibilitychange', () => document.querySelectorAll(tag).forEach(update));
}
