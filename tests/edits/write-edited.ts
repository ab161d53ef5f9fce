import { cp, rm } from 'node:fs/promises';
import { openDesk } from './desk.ts';
import { edits } from './edits.ts';

/** Copies a folder of content and does to it what an owner does in a year. Returns what that was. */
export async function writeEdited(from: string, to: string): Promise<string[]> {
	await rm(to, { recursive: true, force: true });
	await cp(from, to, { recursive: true });
	const desk = await openDesk(to);
	for (const edit of Object.values(edits)) await edit(desk);
	await desk.save();
	return Object.keys(edits);
}
