// Shows what is true now, by the gym's clock. `<show-between when="2026-11-19/2026-11-27">` is hidden outside its periods
// (periods.ts). `<write-now texts>` writes into the parts of its table row or its parent (timed-texts.ts); it is their last element.
// They run while the page is parsed, so nothing shifts, even on a cached page, and again when the visitor comes back to the page.
import { readTime } from './clock.ts';
import { isWithin } from './periods.ts';

const isNow = (when: string | null) => isWithin(when ?? '', readTime(document.documentElement.dataset['clock']));

function show(element: Element): void {
	element.toggleAttribute('hidden', !isNow(element.getAttribute('when')));
}

function write(mark: Element): void {
	const row = mark.closest('tr') ?? mark.parentElement;
	for (const line of mark.getAttribute('texts')?.split('\n') ?? []) {
		const [when = '', part = '', ...changing] = line.split('\t');
		const element = isNow(when) ? row?.querySelector(`[data-part="${part}"]`) : undefined;
		for (let index = 0; element && index < changing.length; index += 2) {
			const [name = '', value = ''] = changing.slice(index, index + 2);
			if (name === 'text') element.textContent = value;
			else element.setAttribute(name, value);
		}
	}
}

for (const [tag, update] of Object.entries({ 'show-between': show, 'write-now': write })) {
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
