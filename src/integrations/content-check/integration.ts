import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../folders.ts';
import { checkContent } from './check-content.ts';
import { type Findings, formatFindings } from './diagnostic.ts';
import { createErrorPage } from './error-page.ts';

/**
 * Reports what the check found in content/ before Astro reads it. A mistake stops the build. `npm run dev` shows mistakes in
 * the terminal and in place of the pages, and warnings in the terminal.
 * @param findings of the check, which astro.config.mjs runs first.
 */
export function contentCheck(findings: Findings): AstroIntegration {
	return {
		name: 'content',
		hooks: {
			'astro:config:setup': ({ command, logger }) => {
				if (command === 'dev') logger.info(formatFindings(findings));
				if (command !== 'build' || findings.errors.length === 0) return;
				console.error(`\n${formatFindings(findings)}\n`);
				process.exit(1); // a thrown error would add a stack trace, which doesn't help an editor
			},
			'astro:server:setup': ({ server, logger, refreshContent }) => {
				let checked = Promise.resolve(findings);
				/** Checks again, and loads what had a mistake when the server started. */
				async function checkAgain(before: Findings): Promise<Findings> {
					const now = await checkContent(contentFolder);
					if (formatFindings(now) !== formatFindings(before)) logger.info(formatFindings(now));
					if (now.errors.length === 0 && before.errors.length > 0) await refreshContent?.({});
					return now;
				}
				let waiting: NodeJS.Timeout | undefined;
				server.watcher.on('all', (_event, file) => {
					if (!path.resolve(file).startsWith(contentFolder + path.sep)) return;
					clearTimeout(waiting); // a program may write a file in several steps, or many files at once
					waiting = setTimeout(() => {
						checked = checked.then((before) =>
							checkAgain(before).catch((error: unknown) => {
								logger.error(String(error)); // e.g. a file was deleted while the check read it
								return before;
							}),
						);
						void checked.then(({ errors }) => {
							if (errors.length > 0) server.environments.client.hot.send({ type: 'full-reload' });
						});
					}, 150);
				});
				server.middlewares.use(async (request, response, next) => {
					const { errors } = await checked;
					if (errors.length === 0 || !request.headers.accept?.includes('text/html')) return next();
					response.writeHead(500, { 'content-type': 'text/html' }).end(createErrorPage(errors));
				});
			},
		},
	};
}
