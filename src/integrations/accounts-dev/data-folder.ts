import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getProperty } from '../../lib/get-property.ts';

// A process that has the database in a folder open has a file there, which is named for its id and says where it serves the accounts.
// It counts as long as the process runs. A lock that expires, such as proper-lockfile's, would go to another process while this one is
// stopped or the computer sleeps.
const prefix = 'opened-by-';
const fileOf = (folder: string, pid: number) => path.join(folder, prefix + pid);
const listProcesses = (folder: string) =>
	globSync(`${prefix}*`, { cwd: folder }).map((name) => Number(name.slice(prefix.length)));

/** Finds the other process that has the database in a folder open, and the address at which it serves the accounts. */
export function findOwner(folder: string): { pid: number; address: string } | undefined {
	for (const pid of listProcesses(folder).filter((id) => id !== process.pid && isRunning(id))) {
		try {
			return { pid, address: readFileSync(fileOf(folder, pid), 'utf8') };
		} catch {
			// It has just ended. Another one may have it.
		}
	}
	return undefined;
}

/**
 * Makes this process the owner until it ends: two databases on the same files destroy each other's changes.
 * @returns a function that ends it earlier.
 * @throws if another process is the owner.
 */
export function claimFolder(folder: string, address = ''): () => void {
	const file = fileOf(folder, process.pid);
	const release = () => {
		process.off('exit', release);
		rmSync(file, { force: true });
	};
	process.once('exit', release);
	try {
		mkdirSync(folder, { recursive: true });
		for (const pid of listProcesses(folder)) if (!isRunning(pid)) rmSync(fileOf(folder, pid), { force: true });
		writeFileSync(file, address); // first, so that of two processes at the same moment, at least one finds the other
	} catch (error) {
		release();
		throw explainFailure(error, folder);
	}
	const found = findOwner(folder);
	if (!found) return release;
	release();
	throw new Error(
		`Process ${found.pid} has the accounts in ${folder} open: ${found.address}\n` +
			'Stop it first, or start with accounts in memory: npm start -- --fresh --port 4322\n' +
			`If that process has nothing to do with this site, delete ${fileOf(folder, found.pid)}.`,
	);
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0); // sends nothing
	} catch (error) {
		return getProperty(error, 'code') === 'EPERM'; // another user's
	}
}

/** Why the accounts in a folder can't be opened, in words for the owner of the site. Never advises to delete what may be whole. */
export function explainFailure(error: unknown, folder: string): Error {
	const { bavail, bsize } = statfsSync(existsSync(folder) ? folder : path.dirname(folder));
	let reason = error instanceof Error ? error.message : String(error);
	if (bavail * bsize < 2 ** 24) {
		reason = 'The disk is full.'; // Postgres needs 16 MB for its log, and doesn't say so
	} else if (/^(EACCES|EPERM|EROFS)$/.test(String(getProperty(error, 'code')))) {
		reason = `This user may not write to ${folder}.`;
	} else {
		reason += `\nTo start without them, give ${path.join(folder, 'database')} another name. Nothing in it is lost.`;
	}
	return new Error(`The accounts can't be opened. ${reason}`, { cause: error });
}
