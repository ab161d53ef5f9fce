import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Browser tests of the real site that hold for any content. */
export default defineConfig({
	...browserTests,
	testDir: './site',
	outputDir: '../test-results/site',
	webServer: [browserTests.webServer ?? []].flat().slice(0, 1), // no sign-ups here, so no second server
});
