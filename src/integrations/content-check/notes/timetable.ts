// Whether the class cards, the home page's table, the schedule and the opening hours say the same.
import { hoursInWords, parseTimeRange, type TimeRange } from '../../../lib/times.ts';
import { quote } from '../../../schemas/parts/messages.ts';
import { type Library, type Note, note } from './library.ts';

/** Classes at other hours than elsewhere, outside the opening hours, very long, very early, or twice at once. */
export function timetableNotes(library: Library): Note[] {
	return [...cards(library), ...homeRows(library), ...closedDoors(library), ...oddTimes(library), ...twice(library)];
}

interface Scheduled extends TimeRange {
	day: string;
	id: string;
	time: string;
}

function scheduled({ days }: Library): Scheduled[] {
	return days.flatMap(({ entry, data }) =>
		data.classes.map(({ class: { id }, time }) => ({ day: entry.id, id, time, ...parseTimeRange(time) })),
	);
}

function cards(library: Library): Note[] {
	const week = scheduled(library);
	if (week.length === 0) return [];
	return library.classes.flatMap(({ entry, data: { day, time } }) => {
		const own = week.filter(({ id }) => id === entry.id);
		if (own.some((row) => row.day === day && isSame(row, parseTimeRange(time)))) return [];
		const found = `${quote(day)}, ${quote(time)}`;
		if (own.length > 0) return [note(entry, ['day'], found, differs(own), 'card and schedule')];
		const expected = 'No day of the schedule has this class. Add it in content/schedule, or remove the class.';
		return [note(entry, ['day'], found, expected, 'class without a day')];
	});
}

function homeRows(library: Library): Note[] {
	const week = scheduled(library);
	const { home } = library;
	if (!home || week.length === 0) return [];
	return home.data.timetable.rows.flatMap(({ class: { id }, day, time }, index) => {
		const own = week.filter((row) => row.id === id);
		if (own.some((row) => row.day === day && isSame(row, parseTimeRange(time)))) return [];
		const path = ['timetable', 'rows', index, 'time'];
		const found = `${quote(id)} on ${quote(day)}, ${quote(time)}`;
		const expected = own.length > 0 ? differs(own) : 'No day of the schedule has this class.';
		return [note(home.entry, path, found, expected, 'home page and schedule')];
	});
}

function differs(own: Scheduled[]): string {
	const times = own.map(({ day, time }) => `${day} ${time}`).join(', ');
	return `The schedule has this class at other hours: ${times}. Write the same in both, if it is the same hour.`;
}

function closedDoors({ days, gym }: Library): Note[] {
	const hours = gym?.data.hours ?? [];
	if (hours.every(({ opens }) => opens === undefined)) return [];
	return days.flatMap(({ entry, data }) => {
		const own = hours.filter(({ weekdays }) => weekdays.some((day) => day === entry.id));
		if (own.length === 0) return [];
		return data.classes.flatMap(({ time }, index) => {
			const { start, end } = parseTimeRange(time);
			const isOpen = own.some(({ opens = '', closes = '' }) => {
				// Doors that close after midnight: "18:00" to "02:00".
				if (closes < opens) return start >= opens || end <= closes;
				return opens !== '' && start >= opens && end <= closes;
			});
			if (isOpen) return [];
			const open = own.map((line) => hoursInWords(line, gym?.data.clock ?? '24-hour')).join(', ');
			const expected = `The doors are not open then: the opening hours in content/settings/gym.json say "${open}" for ${entry.id}.`;
			return [note(entry, ['classes', index, 'time'], quote(time), expected, 'outside the opening hours')];
		});
	});
}

function oddTimes({ classes, days }: Library): Note[] {
	const times = [
		...classes.map(({ entry, data: { time } }) => ({ entry, path: ['time'], time })),
		...days.flatMap(({ entry, data }) =>
			data.classes.map(({ time }, index) => ({ entry, path: ['classes', index, 'time'], time })),
		),
	];
	return times.flatMap(({ entry, path, time }) => {
		const { start, end } = parseTimeRange(time);
		const minutes = minutesOf(end) - minutesOf(start);
		const long = minutes > 240 ? `It takes ${minutes / 60} hours. Is it am where pm was meant?` : undefined;
		const short = minutes < 10 ? `It takes ${minutes} minutes.` : undefined;
		const early = start < '05:00' ? `It begins at ${start} in the night. Is it am where pm was meant?` : undefined;
		const expected = long ?? short ?? early;
		return expected === undefined ? [] : [note(entry, path, quote(time), expected, 'odd time')];
	});
}

function twice({ days }: Library): Note[] {
	return days.flatMap(({ entry, data: { classes } }) =>
		classes.flatMap(({ class: { id }, time }, index) => {
			const range = parseTimeRange(time);
			const other = classes
				.slice(0, index)
				.find((row) => row.class.id === id && overlap(parseTimeRange(row.time), range));
			if (!other) return [];
			const expected = `The same class is there at ${other.time} already. Remove one of the two, unless two groups train at once.`;
			return [note(entry, ['classes', index, 'time'], quote(time), expected, 'the same class at once')];
		}),
	);
}

function overlap(one: TimeRange, other: TimeRange): boolean {
	return one.start < other.end && other.start < one.end;
}

function isSame(one: TimeRange, other: TimeRange): boolean {
	return one.start === other.start && one.end === other.end;
}

function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}
