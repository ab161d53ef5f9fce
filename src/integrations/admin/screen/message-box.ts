// A dialog with messages to read before going on.
import type { Line } from './line-of.ts';
import './screen.css';

/** Shows lines until the dialog is closed. */
export function showMessageBox(title: string, lines: readonly Line[]): void {
	const heading = make('h2', { id: 'messages-title', textContent: title });
	const button = make('button', { type: 'button', textContent: 'OK', autofocus: true });
	const box = make('dialog', { className: 'messages' });
	box.setAttribute('aria-labelledby', heading.id);
	const list = make('ul', {});
	list.append(...lines.map(createItem));
	box.append(heading, list, button);
	box.addEventListener('click', ({ target }) => {
		if (target === button || target instanceof HTMLAnchorElement) box.close();
	});
	box.addEventListener('close', () => box.remove());
	document.body.append(box);
	box.showModal();
}

function createItem({ place, href, text }: Line): HTMLElement {
	const item = make('li', { textContent: text });
	const name = href === undefined ? make('strong', {}) : make('a', { href });
	name.textContent = `${place}:`;
	if (place !== '') item.prepend(name, ' ');
	return item;
}

/** Creates an element with properties. */
function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), properties);
}
