// The schedule as an iCalendar file (RFC 5545).
import ical, { escape, ICalEventRepeatingFreq } from 'ical-generator';
import { type Address, formatTown } from './address.ts';
import { type Change, findExceptions } from './changes.ts';
import { addDays } from './dates.ts';
import { createEventKey, type Slot } from './slots.ts';
import { createZoneRules } from './vtimezone.ts';
import type { TimeRange } from './times.ts';
import { getWeekday, getWeekdayNumber } from './weekdays.ts';

interface Calendar {
	/** Calendar apps show this as the calendar's name. */
	name: string;
	slots: Slot[];
	/** Those before the current week are left out. */
	changes: readonly Change[];
	/** The label before a trainer's name, e.g. "Trainer". */
	trainerLabel: string;
	/** The day at the gym, yyyy-mm-dd. The events begin with its week. */
	today: string;
}

/** The part of the gym's settings that a calendar needs. */
interface Gym {
	name: string;
	/** As in `lang`, e.g. "en". */
	language: string;
	/** An IANA time zone, e.g. "America/New_York". */
	timeZone: string;
	address: Address;
	/** In degrees. */
	map: { latitude: number; longitude: number };
}

/** Returns the text of an .ics file. @param home the home page's URL; its host makes the event ids globally unique. */
export function toCalendar({ name, slots, changes, trainerLabel, today }: Calendar, gym: Gym, home: URL): string {
	const monday = addDays(today, -getWeekdayNumber(getWeekday(today)));
	const { street, country } = gym.address;
	const place = [gym.name, street, formatTown(gym.address), country].join(', ');
	const calendar = ical({
		prodId: { company: home.host, product: 'schedule', language: gym.language.toUpperCase() },
		// ical-generator 11.1 escapes the texts of events only
		// (https://github.com/sebbo2002/ical-generator/blob/develop/src/calendar.ts, toString).
		name: escape(name, false),
		// No name: with one, ical-generator 11.1 writes DTSTAMP in that zone, but RFC 5545 (3.8.7.2) requires UTC
		// (https://github.com/sebbo2002/ical-generator/issues/587, closed, but still so).
		timezone: { name: null, generator: (zone) => createZoneRules(zone, Number(monday.slice(0, 4)) - 1) },
	});
	const seen: string[] = [];
	for (const slot of slots) {
		const { title, day, start, trainer } = slot;
		// The key does not depend on other rows, so editing those leaves this event unchanged.
		const key = createEventKey(slot);
		const twins = seen.filter((other) => other === key).length; // the same class in two rooms at once
		seen.push(key);
		const event = {
			id: `${key}${twins > 0 ? `-${twins + 1}` : ''}@${home.host}`,
			stamp: `${monday}T00:00:00Z`,
			timezone: gym.timeZone,
			summary: title,
			location: { title: place, geo: { lat: gym.map.latitude, lon: gym.map.longitude } },
			url: new URL(`schedule/${day}`, home).href,
		};
		const exceptions = findExceptions(slot, changes).filter(({ date }) => date >= monday);
		const canceled = exceptions.filter(({ takesPlace }) => !takesPlace).map(({ date }) => toLocalTime(date, start));
		calendar.createEvent({
			...event,
			...toLocalTimes(addDays(monday, getWeekdayNumber(day)), slot),
			// With an empty list, ical-generator 11.1 would write an EXDATE without a date (no issue known).
			repeating: { freq: ICalEventRepeatingFreq.WEEKLY, ...(canceled.length > 0 && { exclude: canceled }) },
			description: `${trainerLabel}: ${trainer}`,
		});
		for (const { date, time, trainer, message } of exceptions.filter(({ takesPlace }) => takesPlace)) {
			calendar.createEvent({
				...event,
				...toLocalTimes(date, time),
				recurrenceId: toLocalTime(date, start),
				description: [`${trainerLabel}: ${trainer}`, message].filter(Boolean).join('\n'),
			});
		}
	}
	return `${calendar.toString()}\r\n`;
}

function toLocalTimes(date: string, { start, end }: TimeRange) {
	return { start: toLocalTime(date, start), end: toLocalTime(date, end) };
}

/** "2026-01-05T09:00". @param minutes after midnight; above 24 hours, it is on the next day. */
function toLocalTime(date: string, minutes: number): string {
	return new Date(Date.parse(date) + minutes * 60_000).toISOString().slice(0, 16);
}
