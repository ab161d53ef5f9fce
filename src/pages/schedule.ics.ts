import type { APIRoute } from 'astro';
import { calendarFile, readWeek } from '~/data/schedule';

/** The whole week for a visitor's calendar. */
export const GET: APIRoute = async ({ site, url }) => {
	const week = await readWeek();
	const classes = week.flatMap((day) => day.classes);
	return calendarFile(classes, site ?? url);
};
