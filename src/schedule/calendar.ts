// The schedule as an iCalendar file (RFC 5545).
import ical, { escape, ICalEventRepeatingFreq } from 'ical-generator';
import { formatAddress } from '../lib/address.ts';
import { addDays, findLatest } from '../lib/dates.ts';
import { createEventKey } from '../lib/event-key.ts';
import { createZoneRules } from '../lib/zones.ts';
import type { Content } from '../schemas/collections.ts';
import { listDates } from './occurrences.ts';
import { toMoment } from './periods.ts';
import type { DatedSlot, Occurrence } from './types.ts';

interface Calendar {
	name: string; // calendar apps show it
	slots: readonly DatedSlot[];
	trainerLabel: string; // before a coach's name, e.g. "Trainer"
	today: string; // the day at the gym, yyyy-mm-dd. Each event begins with its next date
	stamp: Date; // when the file is written. Programs that know an event read it anew only if this is later
}

/** Returns the text of an .ics file. @param home the home page's URL; its host makes the event ids globally unique. */
export function toCalendar(file: Calendar, gym: Content<'gym'>, home: URL): string {
	const { country } = gym.address;
	const countryName = new Intl.DisplayNames(gym.language, { type: 'region' }).of(country) ?? country;
	const place = [gym.name, formatAddress(gym.address), countryName].join(', ');
	const calendar = ical({
		prodId: { company: home.host, product: 'schedule', language: gym.language.toUpperCase() },
		// ical-generator 11.1 escapes the texts of events only
		// (https://github.com/sebbo2002/ical-generator/blob/develop/src/calendar.ts, toString).
		name: escape(file.name, false),
		// No name: with one, ical-generator 11.1 writes DTSTAMP in that zone, but RFC 5545 (3.8.7.2) requires UTC
		// (https://github.com/sebbo2002/ical-generator/issues/587, closed, but still so).
		timezone: { name: null, generator: (zone) => createZoneRules(zone, Number(file.today.slice(0, 4)) - 1) },
	});
	for (const slot of file.slots) {
		for (const { room, suffix, ...event } of listEvents(slot, file)) {
			calendar.createEvent({
				...event,
				// The key does not depend on other rows, so editing those leaves this event unchanged.
				id: `${createEventKey(slot)}${suffix}@${home.host}`,
				stamp: file.stamp,
				timezone: gym.timeZone,
				summary: slot.title,
				location: { title: room ? `${room}, ${place}` : place, geo: { lat: gym.map.latitude, lon: gym.map.longitude } },
				url: new URL(`schedule/${slot.day}`, home).href,
			});
		}
	}
	return `${calendar.toString()}\r\n`;
}

/** The events of a slot: every week from its next date, and one for each date that differs. None if no coming date belongs to the series. */
function listEvents({ day, start, end, coachName, occurrences }: DatedSlot, { today, trainerLabel }: Calendar) {
	// A class that has moved past one of its neighbors is an event of its own, since Outlook refuses a series with such a date
	// (https://learn.microsoft.com/exchange/client-developer/web-service-reference/responsecode, ErrorOccurrenceCrossingBoundary).
	const isApart = ({ date, usual }: Occurrence) => date >= addDays(usual, 7) || date <= addDays(usual, -7);
	const coming = occurrences.filter(({ date, status }) => status === 'runs' && date >= today);
	const ofSeries = coming.filter((one) => !isApart(one)).map(({ usual }) => usual);
	const [first] = ofSeries.toSorted();
	if (!first) return [];
	const dates = listDates(day, first, findLatest(...occurrences.map(({ usual }) => usual)));
	const exclude = dates.filter((date) => !ofSeries.includes(date)).map((date) => toMoment(date, start));
	const weekly = {
		suffix: '',
		start: toMoment(first, start),
		end: toMoment(first, end),
		room: undefined,
		// With an empty list, ical-generator 11.1 would write an EXDATE without a date (no issue known).
		repeating: { freq: ICalEventRepeatingFreq.WEEKLY, ...(exclude.length > 0 && { exclude }) },
		description: `${trainerLabel}: ${coachName}`,
	};
	const others = coming
		.filter(({ changes }) => changes.length > 0)
		.map((one) => {
			const messages = one.changes.flatMap(({ message }) => message ?? []);
			return {
				suffix: isApart(one) ? `.${one.usual}` : '',
				...(!isApart(one) && { recurrenceId: toMoment(one.usual, start) }),
				start: one.begins,
				end: toMoment(one.date, one.end),
				room: one.room,
				description: [`${trainerLabel}: ${one.coachName}`, ...messages].join('\n'),
			};
		});
	return [weekly, ...others];
}
