import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/scripts/shared/browser.ts';

const port = Number(process.env['PORT'] ?? 4400);

/**
 * Browser tests of what the site does, on a built gym of the tests (`npm run test:e2e` says which), served as a CDN would
 * serve it, with a fresh account database.
 */
export default defineConfig({
	testDir: './e2e',
	outputDir: '../test-results/gym', // each run empties its own
	workers: 3, // on two cores: much of a test is waiting
	timeout: 60_000,
	expect: { timeout: 15_000 }, // a busy machine is no fault of the site
	fullyParallel: true,
	forbidOnly: Boolean(process.env['CI']),
	retries: process.env['CI'] ? 1 : 0, // a second try is listed as flaky, never silent
	reporter: [['list']],
	use: {
		baseURL: `http://localhost:${port}`,
		launchOptions: await launchOptions(),
		serviceWorkers: 'block', // but in offline.test.ts: what it keeps would answer for the server
	},
	webServer: [
		serve(port, '--fresh'),
		serve(port + 1, '--fresh --confirm'), // where new accounts must confirm their address: support/mails.ts
	],
});

function serve(at: number, flags: string) {
	return {
		command: `node ../src/scripts/start/serve.ts --port ${at} ${flags}`,
		url: `http://localhost:${at}`,
		reuseExistingServer: false,
		stdout: 'ignore' as const,
	};
}
