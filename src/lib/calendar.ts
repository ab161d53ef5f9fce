// Timetables for people's own calendars (iCalendar, RFC 5545).
import ical, { escape, ICalEventRepeatingFreq } from 'ical-generator';
import { type Change, exceptionsOf } from './changes';
import { eventKey, type Slot } from './slots';
import { zoneRules } from './time-zone';
import { parseTimeRange } from './times';
import { href } from './urls';
import { weekdayNumber } from './weekdays';

interface Calendar {
	/** What calendar programs call it. */
	name: string;
	slots: Slot[];
	/** All that were ever made: those of the past stay in people's calendars as they were. */
	changes: readonly Change[];
	/** What stands before a trainer's name, e.g. "Trainer". */
	trainerLabel: string;
}

/** What a calendar tells of the gym; its settings in content have all of it. */
interface Gym {
	name: string;
	/** As in `lang`, e.g. "en". */
	language: string;
	/** As in the IANA's list, e.g. "America/New_York". */
	timeZone: string;
	address: {
		street: string;
		city: string;
		region?: string | undefined;
		postalCode?: string | undefined;
		country: string;
	};
	/** In degrees. */
	map: { latitude: number; longitude: number };
}

/**
 * The Monday on which every class begins. Fixed, as everything here: a build next year writes the same file, and no past
 * moves in anyone's calendar.
 */
const firstMonday = '2026-01-05';

/** The text of an .ics file. @param site the site's address, which makes the events' ids unique in the world. */
export function toCalendar({ name, slots, changes, trainerLabel }: Calendar, gym: Gym, site: URL): string {
	const { street, city, region, postalCode, country } = gym.address;
	const area = [region, postalCode].filter(Boolean).join(' ');
	const place = [gym.name, street, city, area, country].filter(Boolean).join(', ');
	const calendar = ical({
		prodId: { company: site.host, product: 'schedule', language: gym.language.toUpperCase() },
		name: escape(name, false), // the library escapes the events' texts only
		// No name: with one, the library writes DTSTAMP in that zone, where the standard wants UTC.
		timezone: { name: null, generator: (zone) => zoneRules(zone, Number(firstMonday.slice(0, 4)) - 1) },
	});
	const seen: string[] = [];
	for (const slot of slots) {
		const { title, day, time, trainer } = slot;
		const { start } = parseTimeRange(time);
		// Nothing of the rows around it, so that changing those leaves this event as it is.
		const key = eventKey(slot);
		const twins = seen.filter((other) => other === key).length; // the same class in two rooms
		seen.push(key);
		const event = {
			id: `${key}${twins > 0 ? `-${twins + 1}` : ''}@${site.host}`,
			stamp: `${firstMonday}T00:00:00Z`,
			timezone: gym.timeZone,
			summary: title,
			location: { title: place, geo: { lat: gym.map.latitude, lon: gym.map.longitude } },
			url: new URL(href(`/schedule/${day}`), site).href,
		};
		const exceptions = exceptionsOf(slot, changes).filter(({ date }) => date >= firstMonday);
		const cancelled = exceptions.filter(({ takesPlace }) => !takesPlace).map(({ date }) => `${date}T${start}`);
		calendar.createEvent({
			...event,
			...hoursOn(dayOfFirstWeek(day), time),
			// An empty list would be an EXDATE without a date.
			repeating: { freq: ICalEventRepeatingFreq.WEEKLY, ...(cancelled.length > 0 && { exclude: cancelled }) },
			description: `${trainerLabel}: ${trainer}`,
		});
		for (const { date, time, trainer, message } of exceptions.filter(({ takesPlace }) => takesPlace)) {
			calendar.createEvent({
				...event,
				...hoursOn(date, time),
				recurrenceId: `${date}T${start}`,
				description: [`${trainerLabel}: ${trainer}`, message].filter(Boolean).join('\n'),
			});
		}
	}
	return `${calendar.toString()}\r\n`;
}

function hoursOn(date: string, time: string) {
	const { start, end } = parseTimeRange(time);
	return { start: `${date}T${start}`, end: `${date}T${end}` };
}

function dayOfFirstWeek(day: string): string {
	const date = new Date(`${firstMonday}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + weekdayNumber(day));
	return date.toISOString().slice(0, 10);
}
