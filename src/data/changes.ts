// Closures, special hours, changed classes and announcements, for pages.
import { type Notice, toNotices } from '~/lib/changes.ts';
import { isoDate } from '~/lib/dates.ts';
import { readClasses } from './classes.ts';
import { readSingle, getTodayAtGym } from './entries.ts';
import { readChanges } from './schedule.ts';
import { readTexts } from './texts.ts';

/** Reads the current and upcoming changes. */
export async function readUpcomingChanges() {
	const today = await getTodayAtGym();
	return (await readChanges()).filter(({ from, until = from }) => isoDate(until) >= today);
}

/** Reads the current and upcoming changes as notices, sorted by first day. */
export async function readNotices(): Promise<Notice[]> {
	const changes = await readUpcomingChanges();
	if (changes.length === 0) return [];
	const { data: gym } = await readSingle('gym');
	const words = { ...readTexts('openingHours'), ...readTexts('changes') };
	const slots = (await readClasses()).flatMap((gymClass) => gymClass.slots);
	return toNotices(changes, slots, await getTodayAtGym(), words, gym);
}
