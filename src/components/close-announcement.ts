// Lets visitors close an announcement for the session. Runs right after the announcements, before they are painted.
import { readItem, writeItem } from '~/accounts/store.ts';

const line = document.currentScript?.parentElement;
const closed = readItem('closed')?.split(' ') ?? [];

for (const announcement of line?.querySelectorAll<HTMLElement>('[data-close]') ?? []) {
	const id = announcement.dataset['close'] ?? '';
	if (closed.includes(id)) announcement.remove();
	announcement.querySelector('button')?.addEventListener('click', () => {
		announcement.remove();
		document.querySelector('main')?.focus({ preventScroll: true }); // or Tab would continue at the logo
		closed.push(id);
		writeItem('closed', closed.join(' '));
	});
}
