import path from 'node:path';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import type { ViteDevServer } from 'vite';
import { contentFolder } from '../../folders.ts';
import { checkContent } from './check-content.ts';
import { type Findings, formatErrors, formatWarnings } from './diagnostic.ts';
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
				if (command === 'preview') return;
				const { errors, warnings } = findings;
				if (command !== 'dev' && errors.length > 0) {
					console.error(`\n${formatErrors(errors)}\n`);
					process.exit(1); // a thrown error would add a stack trace, which doesn't help an editor
				}
				if (errors.length > 0) logger.error(formatErrors(errors));
				if (command === 'dev' && warnings.length > 0) logger.info(formatWarnings(warnings));
			},
			'astro:server:setup': ({ server, logger, refreshContent }) =>
				watchContent(server, logger, findings, async () => refreshContent?.({})),
		},
	};
}

/** Checks again after each change and updates the open pages. */
function watchContent(
	server: ViteDevServer,
	logger: AstroIntegrationLogger,
	findings: Findings,
	refresh: () => Promise<void>,
): void {
	async function checkAgain() {
		const before = findings;
		findings = await checkContent(contentFolder);
		if (findings.errors.length > 0) {
			logger.error(formatErrors(findings.errors));
			server.environments.client.hot.send({ type: 'full-reload' });
		} else if (before.errors.length > 0) {
			await refresh(); // loads what had a mistake when the server started
			logger.info('content/ has no mistakes now');
		}
		const warnings = formatWarnings(findings.warnings);
		if (findings.warnings.length > 0 && warnings !== formatWarnings(before.warnings)) logger.info(warnings);
	}
	let checking: Promise<void> = Promise.resolve(); // checks run one at a time, so the last result is the newest
	let waiting: NodeJS.Timeout | undefined;
	server.watcher.on('all', (_event, file) => {
		if (!path.resolve(file).startsWith(contentFolder + path.sep)) return;
		clearTimeout(waiting); // a program may write a file in several steps, or many files at once
		waiting = setTimeout(() => {
			checking = checking.then(checkAgain).catch((error: unknown) => logger.error(String(error)));
		}, 150);
	});
	server.middlewares.use((request, response, next) => {
		if (findings.errors.length === 0 || !request.headers.accept?.includes('text/html')) return next();
		response.writeHead(500, { 'content-type': 'text/html' }).end(createErrorPage(findings.errors));
	});
}
