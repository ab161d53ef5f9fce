import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readClasses } from '~/data/classes';
import { calendarFile } from '~/data/schedule';

export const getStaticPaths = (async () => {
	const classes = (await readClasses()).filter(({ slots }) => slots.length > 0); // a calendar without an event is none
	return classes.map(({ id, data, slots }) => ({ params: { class: id }, props: { title: data.title, slots } }));
}) satisfies GetStaticPaths;

/** The hours of one class for a visitor's calendar. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props, site, url }) =>
	calendarFile(props.slots, site ?? url, props.title);
