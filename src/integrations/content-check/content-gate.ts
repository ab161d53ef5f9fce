import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { AstroIntegration } from 'astro';
import { checkContent, type Findings, formatNotes, formatProblems, inspectContent } from './check-content.ts';
import { contentOverlay } from './dev/content-overlay.ts';
import { freshPictures } from './dev/fresh-pictures.ts';
import { keepOnTop } from './dev/keep-on-top.ts';
import { contentFolder } from '../../tooling/folders.ts';

const badge = path.join(import.meta.dirname, 'dev/notes-badge.ts');

/**
 * Reads all of content/ before Astro does. A build stops at a mistake, and the message names every file, line, field
 * and repair; Astro alone would stop at the first, and print only a line for a broken reference. `npm run dev` tells the
 * same, in the terminal and over the open page, until the file is mended; what is worth a look waits in a corner.
 */
export function contentGate(): AstroIntegration {
	let findings: Findings = { mistakes: [], notes: [] };
	return {
		name: 'content',
		hooks: {
			'astro:config:setup': async ({ command, logger, injectScript }) => {
				if (command === 'preview') return;
				if (command !== 'dev') {
					const mistakes = await checkContent(contentFolder);
					if (mistakes.length === 0) return;
					const message = formatProblems(mistakes);
					if (command !== 'build') return logger.error(message);
					console.error(`\n${message}\n`);
					process.exit(1); // a thrown error would add a stack that means nothing to an editor
				}
				injectScript('page', `import ${JSON.stringify(badge)};`);
				findings = await inspectContent(contentFolder);
				if (findings.mistakes.length > 0) logger.error(formatProblems(findings.mistakes));
				if (findings.notes.length > 0) logger.info(formatNotes(findings.notes));
				if (findings.mistakes.some(({ refused }) => refused)) {
					logger.info('The site starts as soon as this is mended.');
					findings = await untilAccepted(formatProblems(findings.mistakes), (text) => logger.error(text));
				}
			},
			'astro:server:setup': ({ server, logger }) => {
				const { hot } = server.environments.client;
				const overlay = () =>
					findings.mistakes.length > 0 ? contentOverlay(contentFolder, findings.mistakes) : undefined;
				const notes = () => {
					const [title = '', ...list] = formatNotes(findings.notes).split('\n\n');
					return { title, text: list.join('\n\n') };
				};
				let timer: NodeJS.Timeout | undefined;
				let checking: Promise<void> = Promise.resolve(); // one after the other, so that the last word is the newest
				let waiting = 0;
				server.middlewares.use(freshPictures);
				keepOnTop(hot, async () => {
					while (waiting > 0) await wait(50);
					return overlay();
				});
				hot.on('vite:client:connect', (_, client) => {
					const payload = overlay();
					if (payload) client.send(payload);
				});
				hot.on('content:ask', (_, client) => client.send('content:notes', notes()));
				async function checkAgain() {
					const before = findings;
					findings = await inspectContent(contentFolder);
					const payload = overlay();
					if (payload) {
						logger.error(formatProblems(findings.mistakes));
						hot.send(payload);
					} else if (before.mistakes.length > 0) {
						logger.info('content/ is in order again');
						hot.send({ type: 'full-reload' });
					}
					if (formatNotes(findings.notes) !== formatNotes(before.notes)) hot.send('content:notes', notes());
				}
				server.watcher.on('all', (_event, file) => {
					if (!path.resolve(file).startsWith(contentFolder + path.sep)) return;
					if (timer) clearTimeout(timer);
					else waiting++;
					timer = setTimeout(() => {
						timer = undefined;
						checking = checking
							.then(checkAgain)
							.catch((error: unknown) => logger.error(String(error)))
							.finally(() => waiting--);
					}, 150);
				});
			},
		},
	};
}

/**
 * Waits for an editor to mend what Astro can't start with, and reports each change of what is left to do. Looks once a
 * second: the file system's own messages miss editors that replace a file instead of writing it.
 * @returns what Astro can start with.
 */
async function untilAccepted(known: string, report: (text: string) => void): Promise<Findings> {
	await wait(1000);
	const findings = await inspectContent(contentFolder);
	const text = formatProblems(findings.mistakes);
	if (findings.mistakes.length > 0 && text !== known) report(text);
	return findings.mistakes.some(({ refused }) => refused) ? untilAccepted(text, report) : findings;
}
