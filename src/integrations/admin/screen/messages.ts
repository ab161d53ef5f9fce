// A box over the screen with something to read before going on.
import './screen.css';

/** One thing to say: where, and what. */
export interface Line {
	place: string;
	text: string;
}

/** Shows the lines until the box is closed. */
export function showMessages(title: string, lines: readonly Line[]): void {
	const heading = make('h2', { id: 'messages-title', textContent: title });
	const list = make('ul', {});
	for (const { place, text } of lines) {
		const item = make('li', { textContent: text });
		if (place !== '') item.prepend(make('strong', { textContent: `${place}:` }), ' ');
		list.append(item);
	}
	const button = make('button', { type: 'button', textContent: 'OK', autofocus: true });
	const box = make('dialog', { className: 'messages' });
	box.setAttribute('aria-labelledby', heading.id);
	box.append(heading, list, button);
	button.addEventListener('click', () => box.close());
	box.addEventListener('close', () => box.remove());
	document.body.append(box);
	box.showModal();
}

/** An element with these properties. */
function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
	return Object.assign(document.createElement(name), properties);
}
