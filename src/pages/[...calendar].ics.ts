import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readClasses } from '~/data/classes.ts';
import { createCalendarResponse, readWeek } from '~/data/timetable.ts';

/** The calendar files of the week and of each class. */
export const getStaticPaths = (async () => {
	const slots = (await readWeek()).flatMap((day) => day.classes);
	const files = [
		{ calendar: 'schedule', name: undefined, slots },
		...(await readClasses()).map(({ id, data, slots }) => ({ calendar: `classes/${id}`, name: data.title, slots })),
	];
	return files
		.filter(({ slots }) => slots.length > 0) // an .ics file needs at least one event
		.map(({ calendar, ...props }) => ({ params: { calendar }, props }));
}) satisfies GetStaticPaths;

/** A calendar file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
	createCalendarResponse(props.slots, props.name);
