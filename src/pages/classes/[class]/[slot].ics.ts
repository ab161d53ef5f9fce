import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { readClasses } from '~/data/classes.ts';
import { createCalendarResponse } from '~/data/schedule.ts';
import { createSlotKey } from '~/lib/slots.ts';

export const getStaticPaths = (async () => {
	const classes = await readClasses();
	return classes.flatMap(({ id, slots }) =>
		[...Map.groupBy(slots, createSlotKey)].map(([slot, same]) => ({
			params: { class: id, slot },
			props: { slots: same },
		})),
	);
}) satisfies GetStaticPaths;

/** The calendar file of one slot of a class. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { slots }, site, url }) =>
	createCalendarResponse(slots, site ?? url, slots[0]?.title);
