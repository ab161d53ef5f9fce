// Lets visitors close an announcement for the session. Runs right after the announcements, before they are painted.
import { onStoreChange, readItem, writeItem } from './storage.ts';

const announcements = document.currentScript?.parentElement?.querySelectorAll<HTMLElement>('[data-close]') ?? [];
const getId = (announcement: HTMLElement) => announcement.dataset['close'] ?? '';
const readClosed = () => readItem('closed')?.split('/') ?? [];

/** Removes what was closed: again for a page that was prerendered or away meanwhile. */
function removeClosed() {
	for (const one of announcements) if (readClosed().includes(getId(one))) one.remove();
}
removeClosed();
onStoreChange(removeClosed);

for (const announcement of announcements) {
	announcement.querySelector('button')?.addEventListener('click', () => {
		announcement.remove();
		document.querySelector('main')?.focus({ preventScroll: true }); // or Tab would continue at the logo
		writeItem('closed', [...readClosed(), getId(announcement)].join('/'));
	});
}
