import type { APIRoute } from 'astro';
import { getTodayAtGym, readSingle } from '~/data/entries.ts';
import { readWeek } from '~/data/schedule.ts';
import { listClasses } from '~/schedule/lists.ts';

/** The next classes, for the account page. Only members fetch it. */
export const GET: APIRoute = async () => {
	const { data: gym } = await readSingle('gym');
	const slots = (await readWeek()).flatMap(({ classes }) => classes);
	return Response.json(listClasses(slots, await getTodayAtGym(), gym.clock));
};
