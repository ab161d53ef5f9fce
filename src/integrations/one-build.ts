import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { lock } from '../lib/lock.ts';

/**
 * Stops a build while another one uses the same cache: they would delete and overwrite each other's files.
 * @param cache the folder that Astro keeps between builds.
 */
export function oneBuildAtATime(cache: string): AstroIntegration {
	return {
		name: 'one-build',
		hooks: {
			// Not earlier: knip and Vitest load the configuration as a build does.
			'astro:build:start': () => {
				try {
					lock(path.join(cache, 'build.lock'), 'Another build is running in this folder', 'Wait until it has ended.');
				} catch (error) {
					console.error(error instanceof Error ? error.message : error);
					process.exit(1); // Astro would add a stack trace to a thrown error
				}
			},
		},
	};
}
