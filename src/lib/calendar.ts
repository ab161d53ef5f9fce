// Timetables for people's own calendars (iCalendar, RFC 5545).
import ical, { escape, ICalEventRepeatingFreq } from 'ical-generator';
import { eventKey, type Slot } from './slots';
import { zoneRules } from './time-zone';
import { parseTimeRange } from './times';
import { href } from './urls';
import { weekdayNumber } from './weekdays';

interface Calendar {
	/** What calendar programs call it. */
	name: string;
	slots: Slot[];
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
export function toCalendar({ name, slots, trainerLabel }: Calendar, gym: Gym, site: URL): string {
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
		const { start, end } = parseTimeRange(time);
		const date = dayOfFirstWeek(day);
		// Nothing of the rows around it, so that changing those leaves this event as it is.
		const key = eventKey(slot);
		const twins = seen.filter((other) => other === key).length; // the same class in two rooms
		seen.push(key);
		calendar.createEvent({
			id: `${key}${twins > 0 ? `-${twins + 1}` : ''}@${site.host}`,
			stamp: `${firstMonday}T00:00:00Z`,
			start: `${date}T${start}`,
			end: `${date}T${end}`,
			timezone: gym.timeZone,
			repeating: { freq: ICalEventRepeatingFreq.WEEKLY },
			summary: title,
			description: `${trainerLabel}: ${trainer}`,
			location: { title: place, geo: { lat: gym.map.latitude, lon: gym.map.longitude } },
			url: new URL(href(`/schedule/${day}`), site).href,
		});
	}
	return `${calendar.toString()}\r\n`;
}

function dayOfFirstWeek(day: string): string {
	const date = new Date(`${firstMonday}T00:00:00Z`);
	date.setUTCDate(date.getUTCDate() + weekdayNumber(day));
	return date.toISOString().slice(0, 10);
}
