// Greets a new member. Right after the message (Welcome.astro).
import { readItem, removeItem } from '~/accounts/store.ts';

const message = document.querySelector<HTMLElement>('.welcome');
if (message && readItem('welcome')) {
	removeItem('welcome');
	addEventListener('load', () => {
		if ('popover' in message) message.showPopover();
		message.focus(); // not before the browser has jumped to #home
	});
}
