import ICAL from 'ical.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { toCalendar } from '~/lib/calendar';
import type { Slot } from '~/lib/slots';
import { gymSchema } from '~/schemas/gym';
import gymSettings from '../fixtures/ember/settings/gym.json';

const site = new URL('https://ember.example.com');
const gym = gymSchema().parse(gymSettings);
const boxing: Slot = {
	id: 'boxing',
	title: 'Boxing',
	day: 'sunday',
	time: '9:00am-10:00am',
	trainer: 'Theo Brandt',
};
const yoga: Slot = { id: 'yoga', title: 'Yoga', day: 'tuesday', time: '10:00pm-11:00pm', trainer: 'Ada Winter' };

const write = (slots: Slot[], name = 'Ember Gym', settings = gym) =>
	toCalendar({ name, slots, trainerLabel: 'Trainer' }, settings, site);

/** Reads a file as a calendar program does: with the rules of the time zone that stand in it. */
function read(text: string) {
	const calendar = new ICAL.Component(ICAL.parse(text));
	return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const ids = (classes: Slot[]) => read(write(classes)).map(({ uid }) => uid);

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllEnvs();
});

describe('a calendar file', () => {
	test('says what, where, with whom and on which page', () => {
		const [event] = read(write([boxing]));
		expect(event?.summary).toBe('Boxing');
		expect(event?.location).toBe('Ember Gym, 18 Foundry Lane, Northgate, NY 10001, US');
		expect(event?.description).toBe('Trainer: Theo Brandt');
		expect(event?.component.getFirstPropertyValue('url')).toBe('https://ember.example.com/schedule/sunday');
		expect(event?.duration.toString()).toBe('PT1H');
	});

	test.each(['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Asia/Kolkata'])(
		'keeps the hour on the wall in %s when the clocks change, in spring and in autumn',
		(timeZone) => {
			const [event] = read(write([boxing, yoga], 'Ember Gym', { ...gym, timeZone }));
			const wall = new Intl.DateTimeFormat('en-GB', {
				timeZone,
				weekday: 'long',
				timeStyle: undefined,
				hour: '2-digit',
				minute: '2-digit',
			});
			const moments: Date[] = [];
			for (let times = event?.iterator(), time = times?.next(); time && time.year < 2028; time = times?.next()) {
				moments.push(time.toJSDate());
			}
			expect(moments).toHaveLength(103);
			expect(new Set(moments.map((moment) => wall.format(moment)))).toEqual(new Set(['Sunday 09:00']));
			const offsets = new Set(moments.map((moment) => moment.getUTCHours()));
			expect(offsets.size).toBe(timeZone === 'Asia/Kolkata' ? 1 : 2);
		},
	);

	test('gives an event an id that stays when the rows around it, its trainer or its name change', () => {
		expect(ids([boxing, yoga])).toEqual([
			'boxing-sunday-0900@ember.example.com',
			'yoga-tuesday-2200@ember.example.com',
		]);
		expect(ids([{ ...yoga, title: 'Power Yoga', trainer: 'Mara Lindqvist' }])).toEqual(ids([boxing, yoga]).slice(1));
	});

	test('tells the same class in two rooms at the same hour apart', () => {
		expect(ids([boxing, boxing])).toEqual([
			'boxing-sunday-0900@ember.example.com',
			'boxing-sunday-0900-2@ember.example.com',
		]);
	});

	test('has the same bytes on another day, on a computer elsewhere', () => {
		const here = write([boxing, yoga]);
		for (const zone of ['Asia/Tokyo', 'Pacific/Honolulu', 'UTC']) {
			vi.stubEnv('TZ', zone);
			vi.setSystemTime('2031-07-15T22:30:00Z');
			expect(write([boxing, yoga]), zone).toBe(here);
		}
	});

	test('keeps commas, semicolons, backslashes, umlauts and line ends of a text', () => {
		const title = 'Kraft; Ausdauer, \\ "Übung" 🥊';
		const trainer = `Jürgen Müller-Lüdenscheidt, ${'Zoë & Åsa; '.repeat(8)}\nund andere`;
		const text = write([{ ...boxing, title, trainer }], 'Gym, eins; zwei');
		const [event] = read(text);
		expect(event?.summary).toBe(title);
		expect(event?.description).toBe(`Trainer: ${trainer}`);
		expect(text).toContain('\r\nNAME:Gym\\, eins\\; zwei\r\n');
	});

	test('has lines of at most 75 bytes, each with its end; only the stamp is in UTC', () => {
		const text = write([{ ...boxing, title: 'Ü'.repeat(90), trainer: '🥊'.repeat(60) }]);
		expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
		expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
		for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(text.match(/^.*\d{6}Z\r$/gm)).toEqual(['DTSTAMP:20260105T000000Z\r']);
	});
});
