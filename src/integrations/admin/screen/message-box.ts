// A dialog with messages to read before going on.
import type { Line } from './line-of.ts';
import './screen.css';

/** Shows lines until the dialog is closed. A button reveals older ones that this change didn't cause. */
export function showMessageBox(title: string, lines: readonly Line[], older: readonly Line[]): void {
	const heading = make('h2', { id: 'messages-title', textContent: title });
	const button = make('button', { type: 'button', textContent: 'OK', autofocus: true });
	const box = make('dialog', { className: 'messages' });
	box.setAttribute('aria-labelledby', heading.id);
	box.append(heading, list(lines));
	if (older.length > 0) {
		const details = make('details', {});
		const count = older.length === 1 ? '1 older note' : `${older.length} older notes`;
		details.append(make('summary', { textContent: count }), list(older));
		box.append(details);
	}
	box.append(button);
	box.addEventListener('click', ({ target }) => {
		if (target === button || target instanceof HTMLAnchorElement) box.close();
	});
	box.addEventListener('close', () => box.remove());
	document.body.append(box);
	box.showModal();
}

function list(lines: readonly Line[]): HTMLElement {
	const items = lines.map(({ place, href, text }) => {
		const item = make('li', { textContent: text });
		const name = href === undefined ? make('strong', {}) : make('a', { href });
		name.textContent = `${place}:`;
		if (place !== '') item.prepend(name, ' ');
		return item;
	});
	const all = make('ul', {});
	all.append(...items);
	return all;
}

/** Creates an element with properties. */
function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), properties);
}
