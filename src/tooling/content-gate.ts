import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkContent, formatProblems } from '../schemas/check-content.ts';

/**
 * Reads all of content/ before Astro does. A build stops at a mistake, and the message names every file, field and
 * repair; Astro alone would stop at the first, and print only a line for a broken reference. `npm run dev` tells the
 * same and goes on, so that an editor can mend the file while the page is open.
 */
export function contentGate(): AstroIntegration {
	return {
		name: 'content',
		hooks: {
			'astro:config:setup': async ({ command, config, logger }) => {
				if (command === 'preview') return;
				const problems = await checkContent(fileURLToPath(config.root));
				if (problems.length === 0) return;
				const message = formatProblems(problems);
				if (command === 'build') {
					console.error(`\n${message}\n`);
					process.exit(1); // a thrown error would add a stack that means nothing to an editor
				}
				logger.error(message);
			},
			'astro:server:setup': ({ server, logger }) => {
				const root = server.config.root;
				let timer: NodeJS.Timeout | undefined;
				server.watcher.on('all', (_event, file) => {
					if (!file.replaceAll('\\', '/').includes('/content/')) return;
					clearTimeout(timer);
					timer = setTimeout(() => {
						void checkContent(root).then((problems) => {
							if (problems.length > 0) logger.error(formatProblems(problems));
						});
					}, 150);
				});
			},
		},
	};
}
