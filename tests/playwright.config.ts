import { createServer } from 'node:http';
import { defineConfig } from '@playwright/test';
import { launchOptions } from './support/browser.ts';
import { listen } from './support/site-server.ts';

const port = await choosePort('TEST_PORT');

/**
 * Browser tests on a built fixture (set in `npm run test:e2e`), served as by a CDN, with an empty account database.
 */
export default defineConfig({
	testDir: './e2e',
	outputDir: '../test-results/gym', // each run empties its folder
	workers: 3, // for two cores: tests mostly wait
	timeout: 60_000,
	expect: { timeout: 45_000 }, // allows for a busy machine
	fullyParallel: true,
	forbidOnly: Boolean(process.env['CI']),
	retries: process.env['CI'] ? 1 : 0, // a retry is reported as flaky
	reporter: [['list']],
	use: {
		baseURL: `http://localhost:${port}`,
		launchOptions: await launchOptions(),
		contextOptions: { reducedMotion: 'reduce' }, // drawing motion takes a tenth of the time; tests of motion allow it
		serviceWorkers: 'block', // its cache would hide the server; tests of the worker allow it
	},
	webServer: [
		serve(port, '--fresh'),
		serve(await choosePort('TEST_PORT_CONFIRM'), '--fresh --confirm'), // new accounts must confirm their address (support/mails.ts)
	],
});

/** Finds a free port. Playwright's workers inherit it through the environment variable. */
async function choosePort(variable: string): Promise<number> {
	if (!process.env[variable]) {
		const { origin, close } = await listen(createServer());
		process.env[variable] = new URL(origin).port;
		await close();
	}
	return Number(process.env[variable]);
}

function serve(at: number, flags: string) {
	return {
		command: `node ../src/scripts/start/start.ts --serve-only --port ${at} ${flags}`,
		url: `http://localhost:${at}`,
		reuseExistingServer: false,
		stdout: 'ignore' as const,
	};
}
