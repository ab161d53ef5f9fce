// Writes the daylight-saving rules of a time zone for calendar files (RFC 5545, VTIMEZONE). Node knows every zone but only
// tells the offset at a given moment, so this searches for the transitions and derives the rule from them. A list of them would
// not do: Outlook reads rules only (https://learn.microsoft.com/openspecs/exchange_standards/ms-stanoical, 2.2.47).
// Why not timezones-ical-library: version 2.3 reduces each rule to "the nth Sunday". Until 2036, it is an hour off for some
// weeks in seven zones, e.g. Jerusalem, Santiago and Cairo (no issue known). This file was checked for every zone and day.

/** A change of the offset, which is in minutes. `wall` is the local time just before it, stored as if it were UTC. */
interface Transition {
	from: number;
	to: number;
	wall: Date;
}

const minute = 60_000;
const week = 7 * 24 * 60;
/** Weekdays repeat after 28 years, so a rule that holds for this long is permanent. */
const years = 28;

/**
 * Returns the VTIMEZONE of a zone from the start of a year. If the clocks follow a rule, such as "the second Sunday of
 * March", it has no end. If they follow a lunar calendar, it lists the transitions of the next 28 years.
 */
export function createZoneRules(timeZone: string, firstYear: number): string {
	const offsetAt = createOffsetReader(timeZone);
	const begin = Date.UTC(firstYear, 0, 1);
	const transitions = findTransitions(offsetAt, begin / minute, Date.UTC(firstYear + years, 0, 1) / minute);
	// eslint-disable-next-line ours/newer-apis -- only a build writes rules
	const alike = [...Map.groupBy(transitions, ({ from, to }) => `${from} ${to}`).values()];
	const rules = alike.map(findYearlyRule);
	const hasRules = rules.length > 0 && !rules.includes(undefined);
	const first = { from: offsetAt(begin), to: offsetAt(begin), wall: new Date(begin) };
	return [
		'BEGIN:VTIMEZONE',
		`TZID:${timeZone}`,
		...(hasRules ? [] : writeObservance([first])),
		...alike.flatMap((group, index) => writeObservance(group, rules[index])),
		'END:VTIMEZONE',
	].join('\r\n');
}

/** Creates a function that returns the zone's UTC offset at a moment, in minutes. */
export function createOffsetReader(timeZone: string): (moment: number) => number {
	// Swedish dates have the ISO 8601 format, without milliseconds.
	const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
	return (moment) => Math.round((Date.parse(`${format.format(moment)}Z`) - moment) / minute);
}

/** Noon in a zone: programs that show dates in a nearby zone then show the same day. @param date yyyy-mm-dd. */
export function getNoon(timeZone: string, date: string): Date {
	const noon = Date.parse(date) + 12 * 60 * minute;
	return new Date(noon - createOffsetReader(timeZone)(noon) * minute);
}

/**
 * Finds the changes of an offset: compares it week by week, then finds the minute by binary search. No zone changes twice
 * in a week.
 * @param offsetAt takes milliseconds since 1970.
 * @param begin, end in minutes since 1970.
 */
export function findTransitions(offsetAt: (moment: number) => number, begin: number, end: number): Transition[] {
	const transitions: Transition[] = [];
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
		transitions.push({ from, to, wall: new Date((after + from) * minute) });
	}
	return transitions;
}

/** The yearly rule, e.g. "the second Sunday of March", if all transitions follow one. */
function findYearlyRule(transitions: Transition[]): string | undefined {
	const walls = transitions.map(({ wall }) => wall);
	const same = (about: (wall: Date) => number | string) => new Set(walls.map(about)).size === 1;
	const [wall] = walls;
	const isYearly = same((one) => [one.getUTCMonth(), one.getUTCDay(), one.toISOString().slice(10)].join());
	if (!wall || walls.length !== years || !isYearly) return undefined;
	const nth = (one: Date) => Math.ceil(one.getUTCDate() / 7);
	const isLast = (one: Date) => new Date(one.getTime() + week * minute).getUTCMonth() !== one.getUTCMonth();
	const isLastOfAll = walls.every(isLast);
	if (!isLastOfAll && !same(nth)) return undefined;
	const place = isLastOfAll ? -1 : nth(wall);
	const day = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][wall.getUTCDay()];
	return `RRULE:FREQ=YEARLY;BYMONTH=${wall.getUTCMonth() + 1};BYDAY=${place}${day}`;
}

function writeObservance(transitions: Transition[], rule?: string): string[] {
	const [first] = transitions;
	if (!first) return [];
	const kind = first.to > first.from ? 'DAYLIGHT' : 'STANDARD';
	return [
		`BEGIN:${kind}`,
		`DTSTART:${formatLocalTime(first.wall)}`,
		`TZOFFSETFROM:${formatOffset(first.from)}`,
		`TZOFFSETTO:${formatOffset(first.to)}`,
		// One line each: RFC 5545 allows a list, but some calendar apps read only its first date.
		...(rule ? [rule] : transitions.map(({ wall }) => `RDATE:${formatLocalTime(wall)}`)),
		`END:${kind}`,
	];
}

/** "20260308T020000". */
function formatLocalTime(wall: Date): string {
	return wall.toISOString().slice(0, 19).replace(/[-:]/g, '');
}

/** "-0500". */
function formatOffset(minutes: number): string {
	const time = new Date(Math.abs(minutes) * minute).toISOString().slice(11, 16);
	return (minutes < 0 ? '-' : '+') + time.replace(':', '');
}
