import { defineConfig, devices } from '@playwright/test';
import browserTests from './playwright.config.ts';

/**
 * The main flows in Firefox and WebKit. `npx playwright install --with-deps firefox webkit` installs both. Tests that use Chromium's
 * own protocol, such as those with a slow network, are left out.
 */
export default defineConfig({
	...browserTests,
	testMatch: ['accounts', 'bmi', 'contact', 'home', 'pages', 'schedule'].map((name) => `${name}.test.ts`),
	outputDir: '../test-results/browsers',
	use: { ...browserTests.use, launchOptions: {} }, // the shared ones name a Chromium
	projects: [
		{ name: 'firefox', use: devices['Desktop Firefox'] },
		{ name: 'webkit', use: devices['iPhone 15'] },
	],
});
