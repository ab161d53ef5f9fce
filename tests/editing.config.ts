import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Tests of the whole editing screen. They run weekly and when its folder changes, and start their own servers. */
export default defineConfig({
	...browserTests,
	testDir: './editing',
	outputDir: '../test-results/editing',
	timeout: 120_000,
	expect: { timeout: 45_000 }, // a save checks all of content/
	webServer: [],
});
