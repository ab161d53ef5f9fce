// Loaded when My week first opens. Marks the view that open-my-week.ts shows, and writes the next dates, saved classes that the
// schedule no longer has, and the calendar file.
import { parseEventKey } from '~/lib/event-key.ts';
import { saveFile } from '~/lib/save-file.ts';
import { fill, nameControl } from '~/lib/text.ts';
import { parseTime } from '~/lib/times.ts';
import { fetchComing } from '~/schedule/listed-classes.ts';
import type { ListedClass } from '~/schedule/types.ts';
import { href } from '~/urls.ts';
import { listSavedKeys } from '~/visitor/saved-classes.ts';
import { onStoreChange } from '~/visitor/storage.ts';

const week = document.querySelector<HTMLElement>('my-week');
let completed: Promise<void> | undefined;

function show(): void {
	const isMine = week?.classList.contains('is-mine') === true;
	for (const link of document.querySelectorAll<HTMLAnchorElement>('.view')) {
		link.setAttribute('aria-current', String((link.hash === '#mine') === isMine));
	}
	if (week && isMine) completed ??= completeMyWeek(week);
}

/** Writes what depends on the day and on what is saved. */
async function completeMyWeek(week: HTMLElement): Promise<void> {
	const classes = await fetchComing(href('/schedule.json'));
	for (const line of week.querySelectorAll<HTMLElement>('[data-next]')) {
		line.textContent = describeNext(classes, line.dataset['next'] ?? '');
	}
	const showGone = () => {
		const keys = listSavedKeys().filter((key) => !week.querySelector(`[data-event="${key}"]`));
		week.querySelector('.gone')?.append(...keys.map((key) => createGoneItem(key, classes, week.dataset)));
	};
	showGone();
	onStoreChange(showGone);
}

/** The next date of a slot: "Mon, Dec 1", with the time if it differs from the usual one. */
function describeNext(classes: readonly ListedClass[], key: string): string {
	const next = classes.find((one) => one.key === key);
	if (!next) return '';
	const { begins, day, time } = next;
	return parseEventKey(key)?.start === parseTime(begins.slice(11)) ? day : `${day}, ${time}`;
}

/** Creates the line of a saved class whose slot is gone. Its star removes it (sections/save-classes.ts). */
function createGoneItem(key: string, classes: readonly ListedClass[], texts: DOMStringMap): HTMLElement {
	const id = parseEventKey(key)?.id ?? key;
	const title = classes.find((one) => one.id === id)?.title ?? id.replaceAll('-', ' ');
	const item = document.createElement('li');
	item.className = 'flex items-center justify-between gap-4 border-b border-line py-2';
	item.append(fill(texts['gone'] ?? '', { class: title }));
	const star = document.querySelector('.star')?.cloneNode(true);
	if (!(star instanceof HTMLElement)) return item;
	star.dataset['event'] = key;
	star.setAttribute('aria-label', nameControl(texts['heading'] ?? '', title));
	star.setAttribute('aria-pressed', 'true');
	item.append(star);
	return item;
}

/** Downloads the gym's calendar reduced to the saved classes. Events keep their ids. */
async function saveCalendar(week: HTMLElement): Promise<void> {
	const status = week.querySelector<HTMLElement>('.star-status');
	let error = '';
	try {
		const response = await fetch(href('/schedule.ics'), { signal: AbortSignal.timeout?.(10_000) });
		const file = await response.text();
		if (!file.startsWith('BEGIN:VCALENDAR')) throw new TypeError('This is not the calendar.');
		saveFile(week.dataset['file'] ?? '', keepEvents(file, listSavedKeys()), 'text/calendar');
	} catch {
		error = status?.dataset['noCalendar'] ?? '';
	}
	if (status) status.textContent = error;
}

/** Removes all events except those of some slots. */
function keepEvents(file: string, keys: string[]): string {
	return file.replaceAll(/BEGIN:VEVENT\r\n[^]*?END:VEVENT\r\n/g, (event) => {
		const unfolded = event.replaceAll(/\r\n[ \t]/g, '');
		const [, key = ''] = /^UID:([^.@]+)/m.exec(unfolded) ?? [];
		return keys.includes(key) ? event : '';
	});
}

week?.querySelector('.calendar-line button')?.addEventListener('click', () => void saveCalendar(week));
addEventListener('hashchange', show);
show();
week?.classList.add('is-loaded');
