import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** All that the editing screen does, in a browser: every week, and when its folder changes. Its tests have servers of their own. */
export default defineConfig({
	...browserTests,
	testDir: './editing',
	outputDir: '../test-results/editing',
	timeout: 120_000,
	expect: { timeout: 45_000 }, // a save looks at all of content/
	webServer: [],
});
