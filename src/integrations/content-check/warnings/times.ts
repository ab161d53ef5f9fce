// Warns about times, days and years that are probably typing errors.
import { parseTimeRange, timeRange } from '../../../lib/times.ts';
import { quote } from '../../../schemas/parts/explain.ts';
import { diagnose, type Diagnostic } from '../diagnostic.ts';
import { type ContentIndex, getFieldName } from './content-index.ts';

/** Warns about classes that last five minutes or half a day, or begin at night. */
export function warnOfOddTimes({ texts }: ContentIndex): Diagnostic[] {
	return texts.flatMap((text) => {
		const { entry, path, value } = text;
		if (getFieldName(text) !== 'time' || entry.collection === 'gym' || !timeRange.test(value)) return [];
		const { start, end } = parseTimeRange(value);
		const minutes = toMinutes(end) - toMinutes(start);
		const long = minutes > 240 ? `It takes ${minutes / 60} hours. Is it am where pm was meant?` : undefined;
		const short = minutes < 10 ? `It takes ${minutes} minutes.` : undefined;
		const early = start < '05:00' ? `It begins at ${start} in the night. Is it am where pm was meant?` : undefined;
		const expected = long ?? short ?? early;
		return expected === undefined ? [] : diagnose(entry, path, quote(value), expected);
	});
}

function toMinutes(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	return hours * 60 + minutes;
}

/** Warns about posts with an unlikely year. One far in the future would never be published. */
export function warnOfOddYears({ texts }: ContentIndex): Diagnostic[] {
	const nextYear = new Date().getUTCFullYear() + 1;
	return texts.flatMap((text) => {
		const { entry, path, value } = text;
		const year = Number(value.slice(0, 4));
		if (getFieldName(text) !== 'date' || entry.collection !== 'posts' || (year >= 1990 && year <= nextYear)) return [];
		return diagnose(entry, path, value, `The post is of the year ${year}. Is that right?`);
	});
}
