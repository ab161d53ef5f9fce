// Classes with their slots from content/schedule. A class that is not in the schedule may define one slot itself.
import { formatSlots } from '~/lib/slots';
import { formatTimeRange } from '~/lib/times';
import { readCoachNames } from './coaches';
import { readOrdered, readSingle } from './entries';
import { readWeek } from './schedule';

/** Reads all classes in the order of their cards. Slots are sorted: Monday to Sunday, by start time. */
export async function readClasses() {
	const week = (await readWeek()).flatMap(({ classes }) => classes);
	const { data: gym } = await readSingle('gym');
	const getName = await readCoachNames();
	return (await readOrdered('classes')).map((entry) => {
		const { id } = entry;
		const { title, day, time } = entry.data;
		const trainer = getName(entry.data.trainer);
		const own = day && time ? [{ id, title, trainer, day, time: formatTimeRange(time, gym.clock) }] : [];
		const slots = week.filter((slot) => slot.id === id);
		const isScheduled = slots.length > 0;
		return { ...entry, trainer, slots: isScheduled ? slots : own, isScheduled };
	});
}

/** Reads the props of the cards of some classes. */
export async function toClassCards(classes: Awaited<ReturnType<typeof readClasses>>) {
	const { data: gym } = await readSingle('gym');
	const { data: labels } = await readSingle('labels');
	return classes.map(({ id, data, trainer, slots }) => ({
		id,
		gymClass: data,
		trainer,
		hours: formatSlots(slots, gym, labels.moreHours),
	}));
}

interface Named {
	class: { id: string };
	name?: string | undefined;
}

/** Adds a name to rows that refer to a class: the row's own, or else the title of the class. */
export async function addNames<Row extends Named>(rows: readonly Row[]): Promise<(Row & { name: string })[]> {
	const titles = new Map((await readOrdered('classes')).map(({ id, data }) => [id, data.title]));
	return rows.map((row) => ({ ...row, name: row.name ?? titles.get(row.class.id) ?? row.class.id }));
}

interface Timed extends Named {
	day?: string | undefined;
	time?: string | undefined;
}

/** Adds name, day and time: the row's own, or else those of the first slot of the class. */
export async function addHours<Row extends Timed>(rows: readonly Row[]) {
	const classes = await readClasses();
	const { data: gym } = await readSingle('gym');
	return (await addNames(rows)).map((row) => {
		const first = classes.find(({ id }) => id === row.class.id)?.slots[0];
		const time = row.time ? formatTimeRange(row.time, gym.clock) : (first?.time ?? '');
		return { id: row.class.id, name: row.name, day: row.day ?? first?.day ?? '', time };
	});
}
