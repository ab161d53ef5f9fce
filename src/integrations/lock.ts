import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const held = new Set<string>();

/**
 * Takes a lock, so that only one process uses a resource. Ignores the lock of a process that has ended.
 * @param file the lock file, which contains the process id.
 * @param taken says in the error what the other process does. @param advice says what to do about it.
 * @returns a function that releases the lock. The end of the process releases it too.
 * @throws if another process holds the lock.
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
		if (!write(file)) throw new Error(`${taken}. ${advice}`); // another process took it in between
	}
	held.add(file);
	process.once('exit', release);
	return release;

	function release(): void {
		process.off('exit', release);
		if (held.delete(file)) rmSync(file, { force: true });
	}
}

/** Writes the lock file. Returns false if it exists. */
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
	// Containers reuse the same few process ids at each start.
	if (owner === process.pid) return held.has(file);
	try {
		return owner > 0 && process.kill(owner, 0);
	} catch (error) {
		return codeOf(error) === 'EPERM'; // it runs as another user
	}
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}
