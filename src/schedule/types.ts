// What the files of this folder share.
import type { HoursLine } from '../lib/opening-hours.ts';
import type { TimeRange, Times } from '../lib/times.ts';
import type { Weekday } from '../lib/weekdays.ts';
import type { ChangeFields } from '../schemas/change.ts';
import type { Texts } from '../texts/defaults.ts';

/** A change, as a file in content/changes defines it. */
export interface Change extends ChangeFields {
	id: string; // the file's name
}

/** Changes, found by day. */
export interface Changes {
	/** All. On a shared day, the later of two counts: the shorter one, then the one about a single slot, then the later file. */
	all: readonly Change[];
	byDay: ReadonlyMap<string, readonly Change[]>; // those that include a day
}

/** A weekly class at a day and time. */
export interface Slot extends TimeRange {
	id: string; // of the class
	title: string;
	day: Weekday;
	dayName: string;
	time: string; // "9:00am-10:00am"
	weekly: string; // "Tuesday 9:00am"
	coach: string; // the id of who leads it
	coachName: string;
	book: string | undefined; // where a booking system takes bookings
}

/** A slot on a date, with its start and end on that date. */
export interface Occurrence extends Pick<Slot, 'start' | 'end' | 'dayName' | 'time' | 'coach' | 'coachName'> {
	usual: string; // its date in the usual week, yyyy-mm-dd, which identifies it
	date: string; // the day to which it belongs, yyyy-mm-dd
	begins: string; // by the gym's clock: "2026-12-01T09:00"
	dateText: string; // "Tue, Dec 1"
	short: string; // "Dec 1"
	room: string | undefined; // if it differs from the usual one
	status: 'runs' | 'closed' | 'canceled';
	reason: Change | undefined; // the one change that decides why it doesn't take place
	changes: Change[]; // what makes it different: the reason or, if it runs, all that count
}

/** A change as pages show it. A change to a class with several slots on those days becomes one notice per slot. */
export interface Notice extends Change {
	slot: Slot | undefined; // that changes
	days: string[]; // each, yyyy-mm-dd
	shown: Period; // in which pages show it
	dates: string; // "Thu, Nov 26"
	text: string; // "5:00pm-6:00pm instead of {usual}"; empty for an announcement
}

/** A notice in the line at the top of every page. */
export interface TopLine {
	notice: Notice;
	when: string; // the periods in which it shows
	hidden: boolean; // because another one shows on the day of the build
}

/** A slot with everything that depends on the date. */
export interface DatedSlot extends Slot {
	occurrences: Occurrence[];
	ahead: Occurrence[]; // those that take place on the day of the build or in the eight weeks after it
	notices: Notice[]; // the closed days and special hours that affect it, then the changes of its own
}

/** What a row of a page says about a slot. */
export type Row = Pick<Occurrence, 'begins' | 'dateText' | 'dayName' | 'time' | 'coach' | 'coachName' | 'room'>;

/** An occurrence in schedule.json, which scripts fetch. All words are the build's: Chrome knows no Georgian. */
export interface ListedClass extends Pick<Occurrence, 'begins'> {
	key: string; // "boxing-tuesday-0900"
	id: string; // of the class
	title: string;
	day: string; // "Tue, Dec 1"
	time: string; // its start: "9:00am"
	trainer: string; // the coach's name
}

/** From a moment until just before another: "2026-12-01T09:00", or "2026-12-01" for midnight. */
export interface Period {
	from: string;
	until: string;
}

/** What changes in a part of a page, `<time data-part="date">`. Where several texts are true, the last one counts. */
export interface TimedText {
	part: string;
	changing: { text: string; [attribute: string]: string };
	when: string; // the periods in which it is true
}

/** What a class on a date needs to know of the gym: its clock, language and usual hours, and the names of its coaches. */
export interface Gym extends Times {
	hours: readonly HoursLine[];
	coaches: ReadonlyMap<string, string>; // names by id
}

/** The texts and settings that turn times and changes into words. */
export interface Wording extends Gym {
	words: Texts['openingHours'] & Texts['changes'];
}
