import type { APIRoute } from 'astro';
import { readSingle } from '~/data/entries.ts';
import { readWeek } from '~/data/timetable.ts';
import { listClasses } from '~/schedule/lists.ts';

/** The next classes, for members' next class and for visitors who have asked for one. No page fetches it at first. */
export const GET: APIRoute = async () => {
	const { data: gym } = await readSingle('gym');
	const slots = (await readWeek()).flatMap(({ classes }) => classes);
	return Response.json(listClasses(slots, gym.clock));
};
