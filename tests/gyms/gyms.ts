import path from 'node:path';
import { root } from '../../src/tooling/folders.ts';
import { largest } from './largest.ts';
import { smallest } from './smallest.ts';

/** The gyms that tests run on, beside the real one. */
export const gyms = { smallest, largest };

export type GymName = keyof typeof gyms;

/** Where a gym is written to and built, as the settings in src/tooling/folders.ts. */
export function settingsOf(name: GymName): Record<'CONTENT_DIR' | 'OUT_DIR' | 'CACHE_DIR', string> {
	const home = path.join(root, '.astro/gyms');
	return {
		CONTENT_DIR: path.join(home, name, 'content'),
		OUT_DIR: path.join(home, name, 'dist'),
		CACHE_DIR: path.join(home, 'cache'), // for both: their pictures are the same
	};
}
