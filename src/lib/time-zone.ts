// The rules of a time zone in the words of calendar files (RFC 5545, VTIMEZONE). Node knows every zone but only answers
// "what is the offset at this moment", so the moments of change are looked for and the rule behind them is read off.
// Not by timezones-ical-library 2.3: until 2036 it is an hour off for some weeks in seven zones, among them Jerusalem's,
// Santiago's and Cairo's, since it bends each rule to "the nth Sunday". This was right in each zone on each day.

/** A moment at which the clocks change; offsets in minutes, `wall` what the clocks show just before, as if it were UTC. */
interface Change {
	from: number;
	to: number;
	wall: Date;
}

const minute = 60_000;
const week = 7 * 24 * 60;
/** After this many years each date falls on the same weekday again: a rule that held so long holds. */
const years = 28;

/**
 * The VTIMEZONE of a zone for everything from the beginning of a year on. Where the clocks change by a rule, such as "the
 * second Sunday of March", it holds for ever; where they follow the moon, the changes of the next 28 years are listed.
 */
export function zoneRules(timeZone: string, firstYear: number): string {
	const offsetAt = offsets(timeZone);
	const begin = Date.UTC(firstYear, 0, 1);
	const changes = findChanges(offsetAt, begin / minute, Date.UTC(firstYear + years, 0, 1) / minute);
	const alike = [...Map.groupBy(changes, ({ from, to }) => `${from} ${to}`).values()];
	const rules = alike.map(yearlyRule);
	const hasRules = rules.length > 0 && !rules.includes(undefined);
	const first = { from: offsetAt(begin), to: offsetAt(begin), wall: new Date(begin) };
	return [
		'BEGIN:VTIMEZONE',
		`TZID:${timeZone}`,
		...(hasRules ? [] : observance([first])),
		...alike.flatMap((group, index) => observance(group, rules[index])),
		'END:VTIMEZONE',
	].join('\r\n');
}

/** How far a zone is from UTC at a moment, in minutes. */
function offsets(timeZone: string): (moment: number) => number {
	const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
	return (moment) => {
		const name = format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
		const [, sign, hours, minutes] = /^GMT(?:([+-])(\d\d):(\d\d))?/.exec(name ?? '') ?? [];
		return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1);
	};
}

/** Looks once a week and halves the week in which the offset changed; no zone changes twice in one. */
function findChanges(offsetAt: (moment: number) => number, begin: number, end: number): Change[] {
	const changes: Change[] = [];
	for (let start = begin; start < end; start += week) {
		const from = offsetAt(start * minute);
		const to = offsetAt((start + week) * minute);
		if (from === to) continue;
		let [before, after] = [start, start + week];
		while (after - before > 1) {
			const middle = Math.floor((before + after) / 2);
			if (offsetAt(middle * minute) === from) before = middle;
			else after = middle;
		}
		changes.push({ from, to, wall: new Date((after + from) * minute) });
	}
	return changes;
}

/** "Every year in March on the second Sunday", if all changes follow one such rule. */
function yearlyRule(changes: Change[]): string | undefined {
	const walls = changes.map(({ wall }) => wall);
	const same = (about: (wall: Date) => number | string) => new Set(walls.map(about)).size === 1;
	const [wall] = walls;
	const isYearly = walls.length === years && same((one) => one.toISOString().slice(4, 7) + one.toISOString().slice(10));
	if (!wall || !isYearly || !same((one) => one.getUTCDay())) return undefined;
	const nth = (one: Date) => Math.ceil(one.getUTCDate() / 7);
	const isLast = (one: Date) => new Date(one.getTime() + week * minute).getUTCMonth() !== one.getUTCMonth();
	const place = walls.every(isLast) ? -1 : same(nth) ? nth(wall) : undefined;
	if (place === undefined) return undefined;
	const day = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][wall.getUTCDay()];
	return `RRULE:FREQ=YEARLY;BYMONTH=${wall.getUTCMonth() + 1};BYDAY=${place}${day}`;
}

function observance(changes: Change[], rule?: string): string[] {
	const [first] = changes;
	if (!first) return [];
	const kind = first.to > first.from ? 'DAYLIGHT' : 'STANDARD';
	return [
		`BEGIN:${kind}`,
		`DTSTART:${stamp(first.wall)}`,
		`TZOFFSETFROM:${offset(first.from)}`,
		`TZOFFSETTO:${offset(first.to)}`,
		// A line each: the standard allows one list, but some programs read only its first date.
		...(rule ? [rule] : changes.map(({ wall }) => `RDATE:${stamp(wall)}`)),
		`END:${kind}`,
	];
}

/** "20260308T020000". */
function stamp(wall: Date): string {
	return wall.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** "-0500". */
function offset(minutes: number): string {
	const digits = (value: number) => String(Math.floor(value)).padStart(2, '0');
	return `${minutes < 0 ? '-' : '+'}${digits(Math.abs(minutes) / 60)}${digits(Math.abs(minutes) % 60)}`;
}
