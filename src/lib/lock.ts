import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const held = new Set<string>();

/**
 * Makes this process the only one that uses something. The lock of a process that has ended does not count.
 * @param file where the process writes its id.
 * @param taken what another process does with it, and @param advice what to do then: for the error.
 * @returns the function that gives the lock back; the end of the process does so too.
 */
export function lock(file: string, taken: string, advice: string): () => void {
	mkdirSync(path.dirname(file), { recursive: true });
	if (!write(file)) {
		const owner = Number(readFileSync(file, 'utf8'));
		if (isRunning(owner, file)) {
			const place = path.relative('.', file);
			throw new Error(`${taken} (process ${owner}). ${advice} If there is none, delete ${place}.`);
		}
		rmSync(file, { force: true });
		if (!write(file)) throw new Error(`${taken}. ${advice}`); // another process has just done the same
	}
	held.add(file);
	process.once('exit', release);
	return release;

	function release(): void {
		process.off('exit', release);
		if (held.delete(file)) rmSync(file, { force: true });
	}
}

/** Writes the file, unless it is there. */
function write(file: string): boolean {
	try {
		writeFileSync(file, String(process.pid), { flag: 'wx' });
		return true;
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false;
		throw error;
	}
}

function isRunning(owner: number, file: string): boolean {
	// In a container the same few ids come again with each start.
	if (owner === process.pid) return held.has(file);
	try {
		return owner > 0 && process.kill(owner, 0);
	} catch (error) {
		return codeOf(error) === 'EPERM'; // it runs, as another user
	}
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}
