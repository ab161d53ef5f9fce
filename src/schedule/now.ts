// Shows what is true now, by the gym's clock (periods.ts). `<show-between when="2026-11-19/2026-11-27">` is hidden outside its periods.
// `<write-now texts>` writes into the parts of its table row or its parent; it is their last element.
// They run while the page is parsed, so nothing shifts, even on a cached page, again when the visitor comes back to the page, and
// every minute while it is seen.
import { readTime } from './clock.ts';
import { isWithin } from './periods.ts';

/** The line that a part shows, and the part as the build wrote it, which comes back once no line is true. */
const written = new WeakMap<Element, { line: string; usual: Node }>();

function update(element: Element): void {
	const now = readTime();
	const when = element.getAttribute('when');
	if (when !== null) element.toggleAttribute('hidden', !isWithin(when, now));
	const due = new Map<string, string>();
	for (const line of element.getAttribute('texts')?.split('\n') ?? []) {
		const [period = '', part = ''] = line.split('\t');
		if (isWithin(period, now)) due.set(part, line);
		else if (!due.has(part)) due.set(part, '');
	}
	const parts = element.closest('tr') ?? element.parentElement;
	for (const [part, line] of due) {
		const target = parts?.querySelector(`[data-part="${part}"]`);
		if (target) write(target, line);
	}
}

function write(target: Element, line: string): void {
	const before = written.get(target);
	if (line === (before?.line ?? '')) return;
	if (!line && before) return target.replaceWith(before.usual);
	written.set(target, { line, usual: before?.usual ?? target.cloneNode(true) });
	const [, , text = '', ...attributes] = line.split('\t');
	target.textContent = text;
	for (const attribute of attributes) {
		const [name = '', value = ''] = attribute.split('=');
		target.setAttribute(name, value);
	}
}

function updateAll(): void {
	if (!document.hidden) document.querySelectorAll('show-between, write-now').forEach(update);
}

class Timed extends HTMLElement {
	connectedCallback() {
		update(this);
	}
}

customElements.define('show-between', Timed);
customElements.define('write-now', class extends Timed {});
addEventListener('visibilitychange', updateAll);
setInterval(updateAll, 60_000);
