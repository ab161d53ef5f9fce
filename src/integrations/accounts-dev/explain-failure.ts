import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { getProperty } from '../../lib/get-property.ts';

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
