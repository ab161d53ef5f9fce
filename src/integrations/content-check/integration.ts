import path from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '../../folders.ts';
import { checkContent } from './check-content.ts';
import { type Findings, formatFindings } from './diagnostic.ts';

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
				let last = findings;
				let checked: Promise<Findings> | undefined = Promise.resolve(findings);
				/** Checks again, and loads what had a mistake before. */
				async function checkAgain(): Promise<Findings> {
					const before = last;
					last = await checkContent(contentFolder);
					if (formatFindings(last) !== formatFindings(before)) logger.info(formatFindings(last));
					if (last.errors.length === 0 && before.errors.length > 0) await refreshContent?.({});
					return last;
				}
				server.watcher.on('all', (_event, file) => {
					if (!path.resolve(file).startsWith(contentFolder + path.sep)) return;
					checked = undefined;
					server.environments.client.hot.send({ type: 'full-reload' });
				});
				server.middlewares.use(async (request, response, next) => {
					if (!request.headers.accept?.includes('text/html')) return next();
					checked ??= checkAgain().catch((error: unknown) => {
						logger.error(String(error)); // e.g. a file was deleted while the check read it
						checked = undefined;
						return last;
					});
					const { errors } = await checked;
					if (errors.length === 0) return next();
					// Without Vite's client, Astro can't cover it with its own errors.
					response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
					response.end(`${formatFindings(last)}\n\nFix this and save. The page will come back.`);
				});
			},
		},
	};
}
