import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { calendarFile, readWeek, scheduledClasses } from '~/data/schedule';

export const getStaticPaths = (async () => {
	const week = await readWeek();
	const all = week.flatMap((day) => day.classes);
	return scheduledClasses(week).map(({ id, title }) => ({
		params: { class: id },
		props: { title, classes: all.filter((one) => one.id === id) },
	}));
}) satisfies GetStaticPaths;

/** The hours of one class for a visitor's calendar. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site, url }) =>
	calendarFile(props.classes, site ?? url, props.title);
