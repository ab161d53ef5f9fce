import type { APIRoute } from 'astro';
import { readUpcomingChanges } from '~/data/changes.ts';
import { readSingle } from '~/data/entries.ts';
import { readWeek } from '~/data/schedule.ts';
import { findExceptions } from '~/lib/changes.ts';
import type { ListedSlot } from '~/lib/next-class.ts';
import { createEventKey } from '~/lib/slots.ts';
import { formatTime } from '~/lib/times.ts';

/** The week and the changes to it, for the next class on the account page. Only members fetch it. */
export const GET: APIRoute = async () => {
	const { data: gym } = await readSingle('gym');
	const changes = await readUpcomingChanges();
	const slots = (await readWeek()).flatMap(({ classes }) =>
		classes.map((slot): ListedSlot => ({
			key: createEventKey(slot),
			title: slot.title,
			day: slot.day,
			start: formatTime(slot.start),
			time: formatTime(slot.start, gym.clock),
			exceptions: findExceptions(slot, changes).map(({ date, takesPlace, time }) => ({
				date,
				start: takesPlace ? formatTime(time.start) : '',
				time: formatTime(time.start, gym.clock),
			})),
		})),
	);
	return Response.json(slots);
};
