// The schedule as an iCalendar file (RFC 5545).
import ical, { escape, ICalEventRepeatingFreq } from 'ical-generator';
import { formatAddress } from '../lib/address.ts';
import { addDays } from '../lib/dates.ts';
import { createEventKey } from '../lib/event-key.ts';
import { createZoneRules } from '../lib/zones.ts';
import type { Content } from '../schemas/collections.ts';
import { listDates } from './occurrences.ts';
import { toMoment } from './periods.ts';
import type { DatedSlot, Occurrence } from './types.ts';

interface Calendar {
	name: string; // calendar apps show it
	slots: readonly DatedSlot[];
	trainerLabel: string; // before a trainer's name, e.g. "Trainer"
	today: string; // the day at the gym, yyyy-mm-dd. Each event begins with its next date
	stamp: Date; // when the file is written. Programs that know an event read it anew only if this is later
}

/** Returns the text of an .ics file. @param home the home page's URL; its host makes the event ids globally unique. */
export function toCalendar(
	{ name, slots, trainerLabel, today, stamp }: Calendar,
	gym: Pick<Content<'gym'>, 'name' | 'language' | 'timeZone' | 'address' | 'map'>,
	home: URL,
): string {
	const { country } = gym.address;
	const countryName = new Intl.DisplayNames(gym.language, { type: 'region' }).of(country) ?? country;
	const location = [gym.name, formatAddress(gym.address), countryName].join(', ');
	const calendar = ical({
		prodId: { company: home.host, product: 'schedule', language: gym.language.toUpperCase() },
		// ical-generator 11.1 escapes the texts of events only
		// (https://github.com/sebbo2002/ical-generator/blob/develop/src/calendar.ts, toString).
		name: escape(name, false),
		// No name: with one, ical-generator 11.1 writes DTSTAMP in that zone, but RFC 5545 (3.8.7.2) requires UTC
		// (https://github.com/sebbo2002/ical-generator/issues/587, closed, but still so).
		timezone: { name: null, generator: (zone) => createZoneRules(zone, Number(today.slice(0, 4)) - 1) },
	});
	for (const slot of slots) {
		const { title, day, start, trainer, occurrences } = slot;
		const event = {
			// The key does not depend on other rows, so editing those leaves this event unchanged.
			id: `${createEventKey(slot)}@${home.host}`,
			stamp,
			timezone: gym.timeZone,
			summary: title,
			location: { title: location, geo: { lat: gym.map.latitude, lon: gym.map.longitude } },
			url: new URL(`schedule/${day}`, home).href,
		};
		const coming = occurrences.filter(({ date, status }) => status === 'runs' && date >= today);
		const inOrder = coming.filter((one) => !isOutOfOrder(one)).map(({ usual }) => usual);
		const [first] = inOrder.toSorted();
		if (!first) continue;
		const dates = occurrences.map(({ usual }) => usual).sort();
		const excluded = listDates(day, first, dates.at(-1) ?? first).filter((date) => !inOrder.includes(date));
		const exclude = excluded.map((date) => toMoment(date, start));
		calendar.createEvent({
			...event,
			start: toMoment(first, start),
			end: toMoment(first, slot.end),
			// With an empty list, ical-generator 11.1 would write an EXDATE without a date (no issue known).
			repeating: { freq: ICalEventRepeatingFreq.WEEKLY, ...(exclude.length > 0 && { exclude }) },
			description: `${trainerLabel}: ${trainer}`,
		});
		for (const one of coming.filter(({ changes }) => changes.length > 0)) {
			const { date, usual, room, changes } = one;
			const messages = changes.map(({ message }) => message);
			calendar.createEvent({
				...event,
				start: one.begins,
				end: toMoment(date, one.end),
				...(room && { location: { ...event.location, title: `${room}, ${location}` } }),
				...(isOutOfOrder(one) ? { id: event.id.replace('@', `.${usual}@`) } : { recurrenceId: toMoment(usual, start) }),
				description: [`${trainerLabel}: ${one.trainer}`, ...messages].filter(Boolean).join('\n'),
			});
		}
	}
	return `${calendar.toString()}\r\n`;
}

/**
 * Whether a class has moved past one of its neighbors. It's an event of its own, since Outlook refuses a series with such a date
 * (https://learn.microsoft.com/exchange/client-developer/web-service-reference/responsecode, ErrorOccurrenceCrossingBoundary).
 */
function isOutOfOrder({ date, usual }: Occurrence): boolean {
	return date >= addDays(usual, 7) || date <= addDays(usual, -7);
}
