// Closures, other opening hours, changed classes and announcements, for pages.
import { isToCome, type Notice, toNotices } from '~/lib/changes';
import { readClasses } from './classes';
import { single, todayAtGym } from './entries';
import { readChanges } from './schedule';

/** Reads the current and upcoming changes. */
export async function readChangesToCome() {
	const today = await todayAtGym();
	return (await readChanges()).filter((change) => isToCome(change, today));
}

/** Reads the current and upcoming changes as notices, sorted by first day. */
export async function readNotices(): Promise<Notice[]> {
	const changes = await readChangesToCome();
	if (changes.length === 0) return [];
	const { data: gym } = await single('gym');
	const { data: labels } = await single('labels');
	const slots = (await readClasses()).flatMap((gymClass) => gymClass.slots);
	return toNotices(changes, slots, await todayAtGym(), labels.changes, gym);
}
