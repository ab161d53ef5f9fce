import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const held = new Set<string>();

/**
 * Takes a lock, so that only one process uses a resource. Ignores the lock of a process that has ended.
 * @param file the lock file, which contains the process id.
 * @param taken the start of the error: what the other process is doing. @param advice the sentence after it: what to do.
 * @returns a function that releases the lock. The end of the process releases it too.
 * @throws if another process holds the lock.
 */
export function lock(file: string, taken: string, advice: string): () => void {
	const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
	if (held.has(file) || isOther(owner)) {
		throw new Error(`${taken} (process ${owner}). ${advice} If none is running, delete ${path.relative('.', file)}.`);
	}
	mkdirSync(path.dirname(file), { recursive: true });
	writeFileSync(file, String(process.pid));
	held.add(file);
	process.once('exit', release);
	return release;

	function release(): void {
		process.off('exit', release);
		if (held.delete(file)) rmSync(file, { force: true });
	}
}

/** Whether another process has this id. Our own is left from an earlier start: containers reuse the same few ids. */
function isOther(id: number): boolean {
	if (id === 0 || id === process.pid) return false;
	try {
		return process.kill(id, 0);
	} catch (error) {
		return error instanceof Error && 'code' in error && error.code === 'EPERM'; // it runs as another user
	}
}
