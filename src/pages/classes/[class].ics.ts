import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readClasses } from '~/data/classes.ts';
import { createCalendarResponse } from '~/data/schedule.ts';

export const getStaticPaths = (async () => {
	const classes = (await readClasses()).filter(({ slots }) => slots.length > 0); // an .ics file needs at least one event
	return classes.map(({ id, data, slots }) => ({ params: { class: id }, props: { title: data.title, slots } }));
}) satisfies GetStaticPaths;

/** One class's calendar file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site, url }) =>
	createCalendarResponse(props.slots, site ?? url, props.title);
