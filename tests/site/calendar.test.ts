import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { contentFolder } from '../../src/lib/folders.ts';
import { dist } from '../support/routes.ts';

interface Day {
	classes: { class: string; time: string }[];
}
const content = join(contentFolder, 'schedule');
/** Classes outside the schedule, with their own day and time. */
const others = readdirSync(join(contentFolder, 'classes'))
	.filter((file) => file.endsWith('.md') && /^day: /m.test(readFileSync(join(contentFolder, 'classes', file), 'utf8')))
	.map((file) => file.replace('.md', ''));
const rows = readdirSync(content).flatMap((file) => {
	const day: Day = JSON.parse(readFileSync(join(content, file), 'utf8'));
	return day.classes.map((row) => ({ ...row, day: file.replace('.json', '') }));
});

/** The unique event ids in a built file. A day with changed hours repeats its event's id. */
function idsIn(file: string): string[] {
	const calendar = new ICAL.Component(ICAL.parse(readFileSync(join(dist, file), 'utf8')));
	const events = calendar.getAllSubcomponents('vevent').filter((event) => !event.hasProperty('recurrence-id'));
	return events.map((event) => new ICAL.Event(event).uid);
}

test('a class with its own day has a calendar with that day', () => {
	for (const name of others) expect(idsIn(`classes/${name}.ics`)).toEqual([expect.stringContaining(`${name}-`)]);
});

test('every slot is once in the calendars of the week, its day and its class, with the same id', () => {
	const week = idsIn('schedule.ics');
	expect(week).toHaveLength(rows.length);
	expect(new Set(week).size).toBe(rows.length);
	for (const folder of ['schedule', 'classes'] as const) {
		const files = globSync('*.ics', { cwd: join(dist, folder) }).filter(
			(file) => !others.includes(file.replace('.ics', '')),
		);
		const names = new Set(rows.map((row) => (folder === 'classes' ? row.class : row.day)));
		expect(files.sort()).toEqual([...names].map((name) => `${name}.ics`).sort());
		expect(files.flatMap((file) => idsIn(`${folder}/${file}`)).sort()).toEqual(week.toSorted());
		for (const name of names) {
			const own = rows.filter((row) => (folder === 'classes' ? row.class : row.day) === name);
			expect(idsIn(`${folder}/${name}.ics`)).toHaveLength(own.length);
		}
	}
	for (const { class: name, day } of rows)
		expect(week.filter((id) => id.startsWith(`${name}-${day}-`))).not.toEqual([]);
});
