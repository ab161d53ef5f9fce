import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { toCalendar } from '~/schedule/calendar.ts';
import type { Change, Slot } from '~/schedule/types.ts';
import { dated, gym, parseChange, slot } from '../support/schedule.ts';

const site = new URL('https://ember.example.com');
const boxing = slot('Boxing', 'sunday', '9:00am-10:00am');
const yoga = slot('Yoga', 'tuesday', '10:00pm-11:00pm', 'ada');

function write(weekly: Slot[], changes: Change[] = [], today = '2026-01-05', name = 'Gym') {
	const slots = weekly.map((one) => dated(one, changes, today));
	const stamp = new Date('2026-01-07T05:07:09Z');
	return toCalendar({ name, slots, trainerLabel: 'Trainer', today, stamp }, gym, site);
}

/** Reads a file as a calendar app does, with the time zone rules in the file. */
function read(text: string) {
	const calendar = new ICAL.Component(ICAL.parse(text));
	return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

test('a calendar has the class, place, trainer and page', () => {
	const [event] = read(write([boxing]));
	expect(event?.summary).toBe('Boxing');
	expect(event?.location).toBe('Ember Gym, 18 Foundry Lane, Northgate, NY 10001, United States');
	expect(event?.description).toBe('Trainer: Theo Brandt');
	expect(event?.component.getFirstPropertyValue('url')).toBe('https://ember.example.com/schedule/sunday');
	expect(event?.duration.toString()).toBe('PT1H');
	expect(event?.startDate.toJSDate().toISOString()).toBe('2026-01-11T14:00:00.000Z'); // 9:00am in New York
});

test('a calendar begins each event with its next date and keeps its ids', () => {
	const days = ['2026-11-15', '2026-11-22', '2026-12-06'];
	const changes = days.map((from) => parseChange({ from, what: 'canceled', class: 'boxing' }));
	for (const [today, yogaDate] of [
		['2026-11-16', '2026-11-17'],
		['2026-11-24', '2026-11-24'],
	]) {
		const text = write([boxing, yoga], changes, today);
		expect(read(text).map(({ uid, startDate }) => `${uid} ${startDate.toString()}`)).toEqual([
			'boxing-sunday-0900@ember.example.com 2026-11-29T09:00:00',
			`yoga-tuesday-2200@ember.example.com ${yogaDate}T22:00:00`,
		]);
		expect(text.match(/^EXDATE.*/gm)).toEqual(['EXDATE;TZID=America/New_York:20261206T090000']);
	}
});

test('a calendar still has a class that moved past its Monday, and says why', () => {
	const move = { what: 'moved', class: 'yoga', day: '2026-12-08', time: '6:00pm-7:00pm', message: 'Until 10.' };
	const changes = [parseChange({ from: '2026-12-01', ...move })];
	const events = read(write([yoga], changes, '2026-12-07'));
	expect(events.map(({ uid, startDate }) => `${uid} ${startDate.toString()}`)).toEqual([
		'yoga-tuesday-2200@ember.example.com 2026-12-08T22:00:00',
		'yoga-tuesday-2200.2026-12-01@ember.example.com 2026-12-08T18:00:00',
	]);
	expect(events[1]?.description).toMatch(/\nUntil 10\.$/);
});

test('a calendar has no class while the gym is closed, and begins with the first one after it', () => {
	const weeks = parseChange({ from: '2026-11-29', until: '2027-02-12', what: 'closed' });
	const soon = parseChange({ from: '2026-12-01', what: 'canceled', class: 'yoga' });
	const [event] = read(write([boxing], [weeks, soon, soon], '2026-11-28'));
	expect(event?.startDate.toString()).toBe('2027-02-14T09:00:00');
});

test('a class that moves past its neighbor is an event of its own, and days before it that are off stay off', () => {
	const changes = [
		{ from: '2026-12-06', what: 'moved', class: 'boxing', day: '2026-12-16', room: 'Hall 2' },
		{ from: '2026-12-13', what: 'canceled', class: 'boxing' },
	].map(parseChange);
	const earlier = { from: '2026-12-20', what: 'moved', class: 'boxing', day: '2026-12-13' };
	expect(read(write([boxing], [parseChange(earlier)], '2026-12-01'))[1]?.uid).toContain('.2026-12-20@');
	const text = write([boxing], changes, '2026-12-01');
	const [series, moved] = read(text);
	const starts = [series, moved].map((event) => event?.startDate.toString());
	expect(starts).toEqual(['2026-12-20T09:00:00', '2026-12-16T09:00:00']);
	expect([moved?.uid, moved?.recurrenceId]).toEqual(['boxing-sunday-0900.2026-12-06@ember.example.com', null]);
	expect(moved?.location).toMatch(/^Hall 2, Ember Gym, /);
	expect(text).not.toContain('EXDATE');
});

test('a calendar escapes its name, writes its timestamp in UTC and ends with a line break, as RFC 5545 requires', () => {
	const text = write([boxing], [], '2026-01-05', 'Gym, eins; zwei');
	expect(text).toContain('\r\nNAME:Gym\\, eins\\; zwei\r\n');
	expect(text.match(/^.*\d{6}Z\r$/gm)).toEqual(['DTSTAMP:20260107T050709Z\r']);
	expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
