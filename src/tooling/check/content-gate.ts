import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { checkContent, formatProblems, type Problem } from './check-content.ts';
import { contentOverlay } from './content-overlay.ts';
import { contentFolder } from '../folders.ts';

/**
 * Reads all of content/ before Astro does. A build stops at a mistake, and the message names every file, line, field
 * and repair; Astro alone would stop at the first, and print only a line for a broken reference. `npm run dev` tells the
 * same, in the terminal and over the open page, until the file is mended.
 */
export function contentGate(): AstroIntegration {
	let problems: Problem[] = [];
	return {
		name: 'content',
		hooks: {
			'astro:config:setup': async ({ command, logger }) => {
				if (command === 'preview') return;
				problems = await checkContent(contentFolder);
				if (problems.length === 0) return;
				const message = formatProblems(problems);
				if (command === 'build') {
					console.error(`\n${message}\n`);
					process.exit(1); // a thrown error would add a stack that means nothing to an editor
				}
				logger.error(message);
				if (command === 'dev' && problems.some(({ refused }) => refused)) {
					logger.info('The site starts as soon as this is mended.');
					problems = await untilAccepted(message, (text) => logger.error(text));
				}
			},
			'astro:server:setup': ({ server, logger }) => {
				const { hot } = server.environments.client;
				hot.on('vite:client:connect', (_, client) => {
					if (problems.length > 0) client.send(contentOverlay(contentFolder, problems));
				});
				async function checkAgain() {
					const before = problems.length;
					problems = await checkContent(contentFolder);
					if (problems.length > 0) {
						logger.error(formatProblems(problems));
						hot.send(contentOverlay(contentFolder, problems));
					} else if (before > 0) {
						logger.info('content/ is in order again');
						hot.send({ type: 'full-reload' });
					}
				}
				let timer: NodeJS.Timeout | undefined;
				let checking = Promise.resolve(); // one after the other, so that the last word is the newest
				server.watcher.on('all', (_event, file) => {
					if (!path.resolve(file).startsWith(contentFolder + path.sep)) return;
					clearTimeout(timer);
					timer = setTimeout(() => {
						checking = checking.then(checkAgain).catch((error: unknown) => logger.error(String(error)));
					}, 150);
				});
			},
		},
	};
}

/**
 * Waits for an editor to mend what Astro can't start with, and reports each change of what is left to do. Looks once a
 * second: the file system's own messages miss editors that replace a file instead of writing it.
 * @returns the problems that Astro can start with.
 */
async function untilAccepted(known: string, report: (text: string) => void): Promise<Problem[]> {
	await wait(1000);
	const problems = await checkContent(contentFolder);
	const text = formatProblems(problems);
	if (problems.length > 0 && text !== known) report(text);
	return problems.some(({ refused }) => refused) ? untilAccepted(text, report) : problems;
}
