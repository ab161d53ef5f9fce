import { resolve, sep } from 'node:path';
import type { AstroIntegration, HookParameters } from 'astro';
import { formatFindings } from '../../content-files/diagnostic.ts';
import { contentFolder } from '../../folders.ts';
import { listCharacters } from '../brand/heading-font.ts';
import { checkContent, type Checked } from './check-content.ts';

/** What astro.config.mjs takes from content/. Astro can't change it while it runs. */
function describeFixed({ index, addresses, texts }: Checked): string {
	const { brand, gym } = index ?? {};
	const characters = index && [...listCharacters(index)].sort();
	return JSON.stringify([brand, gym?.name, gym?.off, gym?.contactForm, addresses.redirects, texts, characters]);
}

/**
 * Reports what the check found in content/ before Astro reads it. A mistake stops the build. `npm run dev` shows mistakes in
 * the terminal and in place of the pages, and warnings in the terminal. There, each change is checked, and then loaded.
 * @param checked what astro.config.mjs checked.
 */
export function contentIntegration(checked: Checked): AstroIntegration {
	return {
		name: 'content',
		hooks: {
			'astro:config:setup': ({ command, logger, addWatchFile }) => {
				if (command === 'dev') logger.info(formatFindings(checked));
				addWatchFile(contentFolder); // see restart()
				if (command !== 'build' || checked.errors.length === 0) return;
				console.error(`\n${formatFindings(checked)}\n`);
				process.exit(1); // a thrown error would add a stack trace, which doesn't help an editor
			},
			'astro:server:setup': (options) => watchContent(checked, options),
		},
	};
}

/** Checks content/ after each change, loads it if it has no mistake, and otherwise shows that in place of the pages. */
function watchContent(checked: Checked, { server, logger, refreshContent }: HookParameters<'astro:server:setup'>) {
	let last = checked;
	let current = Promise.resolve();
	let isWaiting = false;
	let isOutdated = false;
	// Astro 7.3 has no function for this. It restarts if a file of addWatchFile() changes, and the folder itself never does.
	const restart = () => server.watcher.emit('change', contentFolder);
	async function update() {
		isWaiting = false;
		const before = last;
		last = await checkContent(contentFolder);
		if (formatFindings(last) !== formatFindings(before)) logger.info(formatFindings(last));
		if (last.errors.length === 0) await refreshContent?.({});
		isOutdated = last.errors.length === 0 && describeFixed(last) !== describeFixed(checked);
		if (isOutdated) restart();
		else server.environments.client.hot.send({ type: 'full-reload' });
	}
	server.watcher.add(contentFolder);
	server.watcher.on('all', (_event, file) => {
		if (isWaiting || !resolve(file).startsWith(contentFolder + sep)) return;
		isWaiting = true; // many files may change at once
		current = current.then(update).catch((error: unknown) => {
			logger.error(String(error)); // e.g. a file was deleted while the check read it
		});
	});
	server.middlewares.use(async (request, response, next) => {
		if (!request.headers.accept?.includes('text/html')) return next();
		await current;
		const { base } = server.config;
		// A build leaves these pages out (html/finish-pages.ts).
		if (last.addresses.isOff(`/${request.url?.slice(base.length) ?? ''}`)) request.url = `${base}404`;
		if (last.errors.length === 0 && !isOutdated) return next();
		if (isOutdated) restart(); // Astro ignores it while it already does
		// Without Vite's client, Astro can't cover it with its own errors.
		response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' });
		const advice = isOutdated ? 'Restarting.' : `${formatFindings(last)}\n\nFix this and save.`;
		response.end(`${advice} The page will come back.`);
	});
}
