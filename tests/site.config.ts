import { defineConfig } from '@playwright/test';
import browserTests from './playwright.config.ts';

/** Browser tests of what must hold whatever the content says, on the real site. */
export default defineConfig(browserTests, { testDir: './site' });
