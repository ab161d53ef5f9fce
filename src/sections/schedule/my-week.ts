// What only My week needs, loaded when it is first shown: the classes that are no longer at their hour, and the calendar file.
import { signedInId } from '~/accounts/session';
import { saveFile } from '~/islands/save-file';
import { onlyEvents } from '~/lib/only-events';
import { parseSavedClasses, savedClassesKey, savedKeys } from '~/lib/saved-classes';
import { fill } from '~/lib/text';
import { formatTime } from '~/lib/times';
import { href } from '~/lib/urls';
import { dayName, weekdayNumber } from '~/lib/weekdays';

/** Shows what is not in the table of the week, and makes the button of the calendar file work. */
export function completeMyWeek(week: HTMLElement | null): void {
	if (!week || week.classList.contains('is-complete')) return;
	week.classList.add('is-complete');
	const showMoved = () => {
		const keys = readKeys().filter((key) => !week.querySelector(`[data-event="${key}"]`));
		week.querySelector('.moved')?.append(...keys.sort(byHour).map((key) => movedClass(key, week)));
	};
	showMoved();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, showMoved);
	week.querySelector('.calendar')?.addEventListener('click', () => void saveCalendar(week));
}

function readKeys(): string[] {
	try {
		return savedKeys(parseSavedClasses(localStorage.getItem(savedClassesKey), signedInId()));
	} catch {
		return []; // storage is blocked
	}
}

/** A saved class that is not in the week at its hour any more. Its star takes it out, and each button takes another hour instead. */
function movedClass(key: string, week: HTMLElement): HTMLElement {
	const { moved = '', move = '', star: label = '' } = week.dataset;
	const { id, day, time } = partsOf(key);
	const stars = [...week.querySelectorAll<HTMLElement>('tr .star')];
	const others = stars.filter(({ dataset }) => partsOf(dataset['event']).id === id).map(slotOf);
	const blanks = {
		class: others[0]?.title ?? id.replaceAll('-', ' '),
		day: dayName(day, document.documentElement.lang),
		time: formatTime(time, week.dataset['clock'] === '24-hour' ? '24-hour' : '12-hour'),
	};

	const item = document.createElement('li');
	const sentence = document.createElement('p');
	sentence.textContent = fill(moved, blanks);
	const star = stars[0]?.cloneNode(true);
	if (!(star instanceof HTMLElement)) return item;
	star.dataset['event'] = key;
	star.ariaLabel = fill(label, blanks);
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
	item.append(star, sentence, ...buttons);
	return item;
}

/** What the table says of the slot of a star. */
function slotOf(star: HTMLElement) {
	const row = star.closest('tr');
	const text = (element: Element | null | undefined) => element?.textContent.trim() ?? '';
	return {
		star,
		title: text(row?.querySelector('th')),
		day: text(star.closest('table')?.caption),
		time: text(row?.querySelector('.time')),
	};
}

/** "power-lifting-saturday-0900" -> "power-lifting", "saturday", "09:00". */
function partsOf(key = '') {
	const [, id = key, day = '', hours = '', minutes = ''] = /^(.+)-(\w+)-(\d\d)(\d\d)$/.exec(key) ?? [];
	return { id, day, time: `${hours}:${minutes}` };
}

function byHour(one: string, other: string): number {
	const [first, second] = [partsOf(one), partsOf(other)];
	return weekdayNumber(first.day) - weekdayNumber(second.day) || first.time.localeCompare(second.time);
}

/** The gym's calendar file with the saved classes only: their events keep their ids. */
async function saveCalendar(week: HTMLElement): Promise<void> {
	const status = week.querySelector<HTMLElement>('.star-status');
	let problem = '';
	try {
		const response = await fetch(href('/schedule.ics'));
		const file = await response.text();
		if (!file.startsWith('BEGIN:VCALENDAR')) throw new TypeError('This is not the calendar.');
		saveFile(week.dataset['file'] ?? '', onlyEvents(file, readKeys()), 'text/calendar');
	} catch {
		problem = status?.dataset['noCalendar'] ?? '';
	}
	if (status) status.textContent = problem;
}
