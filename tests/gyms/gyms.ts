import path from 'node:path';
import { root } from '../../src/tooling/folders.ts';
import { writeEmber } from './ember.ts';
import { largest } from './largest.ts';
import { smallest } from './smallest.ts';
import { writeGym } from './write.ts';

export type GymName = 'ember' | 'smallest' | 'largest';

/** The gyms that tests run on, beside the real one: one whose words they know, and the least and the most that there may be. */
export const gyms: Record<GymName, (folder: string) => Promise<void>> = {
	ember: writeEmber,
	smallest: (folder) => writeGym(smallest(), folder),
	largest: (folder) => writeGym(largest(), folder),
};

/** Where a gym is written to and built, as the settings in src/tooling/folders.ts. */
export function settingsOf(name: GymName): Record<'CONTENT_DIR' | 'OUT_DIR' | 'CACHE_DIR' | 'AVIF_EFFORT', string> {
	const home = path.join(root, '.astro/gyms');
	return {
		CONTENT_DIR: path.join(home, name, 'content'),
		OUT_DIR: path.join(home, name, 'dist'),
		CACHE_DIR: path.join(home, 'cache'), // for all: their pictures are the same
		AVIF_EFFORT: '0',
	};
}
