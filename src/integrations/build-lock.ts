import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { lock } from './lock.ts';

/**
 * Stops a build while another one uses the same cache, because they would overwrite each other's files.
 * @param cache Astro's cache folder.
 */
export function buildLock(cache: string): AstroIntegration {
	return {
		name: 'build-lock',
		hooks: {
			// Not in an earlier hook: knip and Vitest load the configuration too.
			'astro:build:start': () => {
				try {
					lock(path.join(cache, 'build.lock'), 'Another build is running in this folder', 'Wait until it finishes.');
				} catch (error) {
					console.error(error instanceof Error ? error.message : error);
					process.exit(1); // a thrown error would print Astro's stack trace
				}
			},
		},
	};
}
