import type { APIRoute } from 'astro';
import { createCalendarResponse, readWeek } from '~/data/schedule.ts';

/** The whole week's calendar file. */
export const GET: APIRoute = async ({ site, url }) => {
	const week = await readWeek();
	const classes = week.flatMap((day) => day.classes);
	return createCalendarResponse(classes, site ?? url);
};
