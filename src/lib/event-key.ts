// The event key identifies a slot in calendars, My week, links to the contact form and the database: "boxing-tuesday-0900".
import { formatTime } from './times.ts';

/** The longest id of a class. With the longest slot, "-wednesday-0900", it makes the longest key of the database. */
export const longestClassId = 45;

/** Writes the event key of a slot. @param slot with the id of its class, and its usual start in minutes after midnight. */
export function createEventKey({ id, day, start }: { id: string; day: string; start: number }): string {
	return `${id}-${day}-${formatTime(start).replace(':', '')}`;
}

const shape = /^([a-z0-9-]{1,45})-([a-z]{3,6}day)-(\d\d)(\d\d)$/; // 45 as above; new RegExp() would be a script of its own in the bundle

/** The id of the class in an event key; undefined if it is none. */
export const getClassId = (key: string) => shape.exec(key)?.[1];

/** Reads an event key; undefined if it is none. */
export function parseEventKey(key: unknown) {
	if (typeof key !== 'string') return undefined;
	const [, id, day, hours, minutes] = shape.exec(key) ?? [];
	return id && day ? { id, day, start: Number(hours) * 60 + Number(minutes) } : undefined;
}
