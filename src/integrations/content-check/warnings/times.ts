// Warns about times and years that are probably typing errors.
import { parseTimeRange, timeRange } from '../../../lib/times.ts';
import type { Text } from '../read-entries.ts';

/** Warns about classes that last five minutes or half a day, or begin at night. */
export function explainOddTimes() {
	return ({ entry, name, value }: Text) => {
		if (name !== 'time' || entry.collection === 'gym' || !timeRange.test(value)) return undefined;
		const { start, end } = parseTimeRange(value);
		const minutes = toMinutes(end) - toMinutes(start);
		if (minutes > 240) return `It takes ${minutes / 60} hours. Is it am where pm was meant?`;
		if (minutes < 10) return `It takes ${minutes} minutes.`;
		return start < '05:00' ? `It begins at ${start} in the night. Is it am where pm was meant?` : undefined;
	};
}

function toMinutes(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

/** Warns about posts with an unlikely year. One far in the future would never be published. */
export function explainOddYears() {
	const nextYear = new Date().getUTCFullYear() + 1;
	return ({ entry, name, value }: Text) => {
		const year = Number(value.slice(0, 4));
		if (name !== 'date' || entry.collection !== 'posts' || (year >= 1990 && year <= nextYear)) return undefined;
		return `The post is of the year ${year}. Is that right?`;
	};
}
