import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readClasses } from '~/data/classes.ts';
import { getTodayAtGym, readSingle } from '~/data/entries.ts';
import { readSlots } from '~/data/timetable.ts';
import { buildTime } from '~/lib/build-time.ts';
import { toCalendar } from '~/schedule/calendar.ts';
import { readTexts } from '~/texts/read-texts.ts';
import { toUrl } from '~/urls.ts';

/** The calendar files of the week, named as the gym, and of each class. */
export async function getStaticPaths() {
	const { name } = (await readSingle('gym')).data;
	const slots = await readSlots();
	const ofClasses = (await readClasses()).map(({ id, data, slots }) => {
		return { calendar: `classes/${id}`, name: `${name}: ${data.title}`, slots };
	});
	return [{ calendar: 'schedule', name, slots }, ...ofClasses]
		.filter((file) => file.slots.length > 0) // an .ics file needs at least one event
		.map(({ calendar, ...props }) => ({ params: { calendar }, props }));
}

/** A calendar file. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
	const trainerLabel = readTexts('schedule').trainer;
	const file = { ...props, trainerLabel, today: await getTodayAtGym(), stamp: buildTime };
	const text = toCalendar(file, (await readSingle('gym')).data, new URL(toUrl('/')));
	return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
