import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';
import { getProperty } from '../../lib/get-property.ts';

/** The process that has the database in a folder open, and the address at which it serves the accounts. */
const owner = z.object({ pid: z.number(), address: z.string() });
const fileIn = (folder: string) => path.join(folder, 'owner.json');

/** Finds the other process that has the database in a folder open. The file of one that has ended doesn't count. */
export function findOwner(folder: string): z.infer<typeof owner> | undefined {
	try {
		const found = owner.parse(JSON.parse(readFileSync(fileIn(folder), 'utf8')));
		return found.pid !== process.pid && isRunning(found.pid) ? found : undefined;
	} catch {
		return undefined; // no file, or half of one
	}
}

/**
 * Makes this process the owner until it ends: two databases on the same files destroy each other's changes.
 * @returns a function that ends it earlier.
 * @throws if another process is the owner.
 */
export function claimFolder(folder: string, address = ''): () => void {
	mkdirSync(folder, { recursive: true });
	const claim = `${fileIn(folder)}.new`;
	try {
		// Only one process at a time can create it, so nobody else becomes the owner until it is renamed or removed.
		writeFileSync(claim, JSON.stringify({ pid: process.pid, address }), { flag: 'wx' });
	} catch (error) {
		if (getProperty(error, 'code') !== 'EEXIST') throw error;
		throw new Error(`Another process is opening the accounts in ${folder}. If none is, delete ${claim}.`);
	}
	const found = findOwner(folder);
	if (found) {
		rmSync(claim);
		throw new Error(
			`Process ${found.pid} has the accounts in ${folder} open: ${found.address}\n` +
				'Stop it first, or start with accounts in memory: npm start -- --fresh --port 4322\n' +
				`If that process has nothing to do with this site, delete ${fileIn(folder)}.`,
		);
	}
	renameSync(claim, fileIn(folder));
	const release = () => {
		process.off('exit', release); // by then, the file may be another process's
		rmSync(fileIn(folder), { force: true });
	};
	process.once('exit', release);
	return release;
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0); // sends nothing
	} catch (error) {
		return getProperty(error, 'code') === 'EPERM'; // another user's
	}
}
