import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getProperty } from '../../lib/get-property.ts';
import type { AccountSettings } from '../account-settings.ts';
import type { HostRules } from './host-rules.ts';

/** The file in which a build says what it published. `npm start` and check:deploy read it. */
export const recordFile = 'build.json';

export interface BuildRecord {
	/** The address of the home page, e.g. "https://www.example.com/gym/". */
	home: string;
	/** Whether this is a preview, which search engines must not index. */
	preview: boolean;
	/** "embedded" accounts are on the site's own server. */
	accounts: AccountSettings;
	/** Headers and redirects, with the base path. */
	rules: HostRules;
	/** The hash of each file. */
	files: { [file: string]: string };
}

/** Identifies a file's content. */
export function hashFile(content: Buffer): string {
	return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/** The hashes of files in a folder. */
export function hashFiles(folder: string, files: string[]): { [file: string]: string } {
	return Object.fromEntries(files.toSorted().map((file) => [file, hashFile(readFileSync(path.join(folder, file)))]));
}

/** The record of a built site. @throws if it is missing. */
export function readRecord(dist: string): BuildRecord {
	const file = path.join(dist, recordFile);
	const record = existsSync(file) ? parseRecord(readFileSync(file, 'utf8')) : undefined;
	if (!record) throw new Error(`${file} is missing. Run "npm run build:embedded" or "build:fixtures" first.`);
	return record;
}

/** @returns undefined if the text is something else. */
export function parseRecord(text: string): BuildRecord | undefined {
	try {
		const value: unknown = JSON.parse(text);
		return isRecord(value) ? value : undefined;
	} catch {
		return undefined;
	}
}

function isRecord(value: unknown): value is BuildRecord {
	return getProperty(value, 'files') !== undefined; // the rest is as our build wrote it
}
