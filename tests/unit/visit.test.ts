import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { toVisitFile } from '~/schedule/visit.ts';

const now = Date.UTC(2026, 10, 26, 12);
const place = 'Ember Gym, 18 Foundry Lane; Northgate';

function read(file: string) {
	const lines = file.split('\r\n');
	expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
	return new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined);
}

test('a visit is in the calendar at the time of its class, wherever the visitor is', () => {
	const title = 'Übungsgruppe \\ 🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊🥊 (not confirmed yet)';
	const event = read(toVisitFile({ title, begins: '2026-12-01T22:00', ends: '2026-12-01T23:00', place }, now));
	expect([event.summary, event.location]).toEqual([title, place]);
	expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
		'2026-12-01T22:00:00',
		'2026-12-01T23:00:00',
	]);
	expect(event.startDate.zone.tzid).toBe('floating');
});

test('a visit without a time is the whole day', () => {
	const event = read(toVisitFile({ title: 'A session', begins: '2026-12-01', place }, now));
	expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, '2026-12-01']);
});
