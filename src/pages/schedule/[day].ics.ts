import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { createCalendarResponse, readWeek } from '~/data/schedule.ts';

export const getStaticPaths = (async () => {
	const week = await readWeek();
	const busy = week.filter(({ classes }) => classes.length > 0); // an .ics file needs at least one event
	return busy.map((day) => ({ params: { day: day.id }, props: { day } }));
}) satisfies GetStaticPaths;

/** One day's calendar file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { day }, site, url }) =>
	createCalendarResponse(day.classes, site ?? url, day.name);
