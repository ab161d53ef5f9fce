// Loaded when My week first opens: saved classes whose slot has moved or gone, and the calendar file.
import { readSavedKeys } from '~/accounts/stored.ts';
import { saveFile } from '~/lib/save-file.ts';
import { keepEvents } from '~/schedule/filter-calendar.ts';
import { fill, nameControl } from '~/lib/text.ts';
import { clocks, formatTime, parseTime } from '~/lib/times.ts';
import { href } from '~/urls.ts';
import { getDayName } from '~/lib/weekdays.ts';

/** Lists the saved classes that the schedule no longer has, and activates the calendar button. */
export function completeMyWeek(week: HTMLElement | null): void {
	if (!week || week.classList.contains('is-complete')) return;
	const showMoved = () => {
		const keys = readSavedKeys().filter((key) => !week.querySelector(`[data-event="${key}"]`));
		week.querySelector('.moved')?.append(...keys.map((key) => createMovedItem(key, week)));
	};
	showMoved();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, showMoved);
	week.querySelector('.calendar-line button')?.addEventListener('click', () => void saveCalendar(week));
	week.classList.add('is-complete');
}

/** Creates the item of a saved class whose slot is gone. Its star removes it, and each button saves another slot instead. */
function createMovedItem(key: string, week: HTMLElement): HTMLElement {
	const { moved = '', move = '' } = week.dataset;
	const { id, day, time } = parseEventKey(key);
	const stars = [...week.querySelectorAll<HTMLElement>('tr .star')];
	const others = stars.filter(({ dataset }) => parseEventKey(dataset['event']).id === id).map(readSlot);
	const blanks = {
		class: others[0]?.title ?? id.replaceAll('-', ' '),
		day: getDayName(day, document.documentElement.lang),
		time: formatTime(
			parseTime(time),
			clocks.find((clock) => clock === week.dataset['clock']),
		),
	};

	const item = document.createElement('li');
	item.className = 'grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2';
	const sentence = document.createElement('p');
	sentence.textContent = fill(moved, blanks);
	const star = stars[0]?.cloneNode(true);
	if (!(star instanceof HTMLElement)) return item;
	star.dataset['event'] = key;
	star.ariaLabel = nameControl(star.textContent.trim(), blanks.class, `${blanks.day} ${blanks.time}`);
	star.ariaPressed = 'true';
	const buttons = others
		.filter((other) => other.star.ariaPressed === 'false')
		.map((other) => {
			const button = document.createElement('button');
			button.type = 'button';
			button.className = 'button button-small';
			button.textContent = fill(move, { day: other.day, time: other.time });
			button.addEventListener('click', () => {
				star.click();
				other.star.click();
				other.star.focus();
			});
			return button;
		});
	const offers = document.createElement('div');
	offers.className = 'col-span-2 flex flex-wrap gap-2';
	offers.append(...buttons);
	item.append(sentence, star, offers);
	return item;
}

/** Reads a star's slot from the schedule. */
function readSlot(star: HTMLElement) {
	const row = star.closest('tr');
	const text = (node: Node | null | undefined) => node?.textContent?.trim() ?? '';
	return {
		star,
		title: text(row?.querySelector('th')),
		day: text(star.closest('table')?.caption?.firstChild),
		time: text(row?.querySelector('[data-part=time]')),
	};
}

/** Splits an event key: "power-lifting-saturday-0900" -> "power-lifting", "saturday", "09:00". */
function parseEventKey(key = '') {
	const [, id = key, day = '', hours = '', minutes = ''] = /^(.+)-(\w+)-(\d\d)(\d\d)$/.exec(key) ?? [];
	return { id, day, time: `${hours}:${minutes}` };
}

/** Downloads the gym's calendar reduced to the saved classes. Events keep their ids. */
async function saveCalendar(week: HTMLElement): Promise<void> {
	const status = week.querySelector<HTMLElement>('.star-status');
	let error = '';
	try {
		const response = await fetch(href('/schedule.ics'));
		const file = await response.text();
		if (!file.startsWith('BEGIN:VCALENDAR')) throw new TypeError('This is not the calendar.');
		saveFile(week.dataset['file'] ?? '', keepEvents(file, readSavedKeys()), 'text/calendar');
	} catch {
		error = status?.dataset['noCalendar'] ?? '';
	}
	if (status) status.textContent = error;
}
