// Whether the opening hours in words are those that search engines read, and whether each day stands there once.
import { weekdayNumber, weekdays } from '../../../lib/weekdays.ts';
import { quote } from '../../../schemas/parts/messages.ts';
import { escaped, type Library, type Note, note } from './library.ts';

/** Lines of the opening hours that contradict themselves or each other. */
export function openingNotes({ gym, days }: Library): Note[] {
	if (!gym) return [];
	const { entry, data } = gym;
	const lines = data.hours;
	const about = (index: number, field: string, found: string, expected: string) =>
		note(entry, ['hours', index, field], found, expected, `hours ${index} ${field}`);
	const missing = weekdays.filter((day) => !lines.some((line) => line.weekdays.includes(day)));
	const absent = `Search engines are told nothing about ${missing.join(', ')}. Name each day in the "weekdays" of a line, of one with "time": "closed" if so.`;
	const gap = missing.length > 0 ? [note(entry, ['hours'], 'a list', absent, 'days without hours')] : [];
	const names = days.flatMap(({ entry: { id }, data: { name, short } }) => [
		{ word: name.toLowerCase(), day: weekdayNumber(id) },
		{ word: short.toLowerCase(), day: weekdayNumber(id) },
	]);
	const notes = lines.flatMap((line, index) => {
		const { time, opens, closes } = line;
		const found: Note[] = [];
		const read = time === undefined ? [] : clockTimes(time);
		if (opens && closes && time !== undefined && !(agrees(read[0], opens) && agrees(read[1], closes))) {
			const told = `"opens" and "closes" tell search engines ${opens} to ${closes}. Say the same in words.`;
			if (read.length === 2 || read.length === 0) found.push(about(index, 'time', quote(time), told));
		}
		if (!opens && read.length > 0 && time !== undefined) {
			const told = 'Search engines are told that it is closed. Add "opens" and "closes", e.g. "07:00" and "21:00".';
			found.push(about(index, 'time', quote(time), told));
		}
		const meant = daysIn(line.days, names);
		if (meant.length > 0 && meant.join() !== line.weekdays.map(weekdayNumber).sort().join()) {
			const told = `"weekdays" name ${line.weekdays.join(', ')}. Say the same in words.`;
			found.push(about(index, 'days', quote(line.days), told));
		}
		const other = lines.findIndex(
			(earlier, place) =>
				place < index && earlier.weekdays.some((day) => line.weekdays.includes(day)) && clash(earlier, line),
		);
		if (other >= 0) {
			const told = `A day in it stands in line ${other + 1} of the hours too, at the same time or as closed. Name each day in one of them.`;
			found.push(about(index, 'weekdays', line.weekdays.join(', '), told));
		}
		return found;
	});
	return [...gap, ...notes];
}

interface Hours {
	opens?: string | undefined;
	closes?: string | undefined;
}

/** Two lines for a day are well where the doors close in between. */
function clash(one: Hours, other: Hours): boolean {
	if (!one.opens || !one.closes || !other.opens || !other.closes) return true;
	return one.opens < other.closes && other.opens < one.closes;
}

interface ClockTime {
	hour: number;
	minute: number;
	half: string;
}

/** The hours that stand in words: "7:00am-21:00pm", "7–21 Uhr". */
function clockTimes(words: string): ClockTime[] {
	return [...words.matchAll(/(\d{1,2})(?:[:.h](\d\d))?\s*([ap])?\.?m?/gi)].map(([, hour, minute = '0', half = '']) => ({
		hour: Number(hour),
		minute: Number(minute),
		half: half.toLowerCase(),
	}));
}

/** Whether an hour in words can be the one on the 24-hour clock. Without am or pm it may be either half of the day. */
function agrees(words: ClockTime | undefined, clock: string): boolean {
	if (!words) return false;
	const [hour = 0, minute = 0] = clock.split(':').map(Number);
	if (words.minute !== minute) return false;
	if (words.hour > 12 || words.half === '') return words.hour % 24 === hour || words.hour + 12 === hour;
	return (words.hour % 12) + (words.half === 'p' ? 12 : 0) === hour;
}

/** The days that words name, as numbers; none if they are other words. "Monday-Friday" means all between. */
function daysIn(words: string, names: { word: string; day: number }[]): number[] {
	const text = words.toLowerCase();
	const marks = names
		.flatMap(({ word, day }) => (wordAt(text, word) < 0 ? [] : [{ place: wordAt(text, word), day, word }]))
		.sort((one, other) => one.place - other.place);
	const found = marks.filter(({ day }, index) => marks.findIndex((mark) => mark.day === day) === index);
	const [first, last] = found;
	if (found.length === 2 && first && last && /[-–—]|\b(to|bis|through|until|till|à|al|do)\b/.test(text)) {
		const span = (last.day - first.day + 7) % 7;
		return Array.from({ length: span + 1 }, (_, step) => (first.day + step) % 7).sort();
	}
	return found.map(({ day }) => day).sort();
}

function wordAt(text: string, word: string): number {
	return new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'u').exec(text)?.index ?? -1;
}
