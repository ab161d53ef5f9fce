import { defineConfig } from '@playwright/test';
import { launchOptions } from '../src/tooling/measure/browser.ts';

const port = Number(process.env['PORT'] ?? 4400);

/** Browser tests, against the built site served as a CDN would serve it, with a fresh account database. */
export default defineConfig({
	testDir: './e2e',
	outputDir: '../test-results',
	workers: 2,
	fullyParallel: true,
	forbidOnly: Boolean(process.env['CI']),
	retries: 0,
	reporter: [['list']],
	use: {
		baseURL: `http://localhost:${port}`,
		launchOptions: await launchOptions(),
	},
	webServer: {
		command: `node ../src/tooling/serve/serve.ts --port ${port} --fresh`,
		url: `http://localhost:${port}`,
		reuseExistingServer: false,
		stdout: 'ignore',
	},
});
