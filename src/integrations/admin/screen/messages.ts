// Says something that has to be read before going on, in a box over the screen.
import './screen.css';

/** One thing to say: where, and what. */
export interface Message {
	place?: string;
	text: string;
}

/** Shows the messages until they are closed. */
export async function tell(title: string, messages: readonly Message[]): Promise<void> {
	const box = document.createElement('dialog');
	box.className = 'tell';
	const heading = Object.assign(document.createElement('h2'), { textContent: title, id: 'tell-title' });
	box.setAttribute('aria-labelledby', heading.id);
	const list = document.createElement('ul');
	for (const { place, text } of messages) {
		const item = document.createElement('li');
		if (place) item.append(Object.assign(document.createElement('strong'), { textContent: `${place}:` }), ' ');
		item.append(text);
		list.append(item);
	}
	const button = Object.assign(document.createElement('button'), { textContent: 'OK', type: 'button' });
	box.append(heading, list, button);
	document.body.append(box);
	box.showModal();
	button.focus();
	button.addEventListener('click', () => box.close());
	await new Promise((resolve) => box.addEventListener('close', resolve, { once: true }));
	box.remove();
}
