import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Browser tests of what must hold whatever the content says, on the real site. */
export default defineConfig({
	...browserTests,
	testDir: './site',
	outputDir: '../test-results/site',
	webServer: [browserTests.webServer ?? []].flat().slice(0, 1), // nobody signs up here, so nobody must confirm
});
