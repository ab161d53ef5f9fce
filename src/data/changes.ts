// What is different on certain days, as the pages show it.
import { isToCome, type Notice, toNotices } from '~/lib/changes';
import { readClasses } from './classes';
import { single, todayAtGym } from './entries';
import { readChanges } from './schedule';

/** The changes that are current or to come. */
export async function readChangesToCome() {
	const today = await todayAtGym();
	return (await readChanges()).filter((change) => isToCome(change, today));
}

/** What the pages show of them, the first day first. */
export async function readNotices(): Promise<Notice[]> {
	const changes = await readChangesToCome();
	if (changes.length === 0) return [];
	const { data: gym } = await single('gym');
	const { data: labels } = await single('labels');
	const slots = (await readClasses()).flatMap((gymClass) => gymClass.slots);
	return toNotices(changes, slots, await todayAtGym(), labels.changes, gym);
}
