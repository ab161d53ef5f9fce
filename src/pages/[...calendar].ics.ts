import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readClasses } from '~/data/classes.ts';
import { createCalendarResponse, readWeek } from '~/data/timetable.ts';

/** The calendar files of the week, each day and each class. */
export const getStaticPaths = (async () => {
	const week = await readWeek();
	const classes = await readClasses();
	const files = [
		{ calendar: 'schedule', name: undefined, slots: week.flatMap((day) => day.classes) },
		...week.map(({ id, name, classes: slots }) => ({ calendar: `schedule/${id}`, name, slots })),
		...classes.map(({ id, data, slots }) => ({ calendar: `classes/${id}`, name: data.title, slots })),
	];
	return files
		.filter(({ slots }) => slots.length > 0) // an .ics file needs at least one event
		.map(({ calendar, ...props }) => ({ params: { calendar }, props }));
}) satisfies GetStaticPaths;

/** A calendar file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
	createCalendarResponse(props.slots, props.name);
