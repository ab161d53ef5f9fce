import type { APIRoute } from 'astro';
import { calendarFile, readWeek } from '~/data/schedule';

/** The whole week's calendar file. */
export const GET: APIRoute = async ({ site, url }) => {
	const week = await readWeek();
	const classes = week.flatMap((day) => day.classes);
	return calendarFile(classes, site ?? url);
};
