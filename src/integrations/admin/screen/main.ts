// Starts Sveltia CMS with the configuration that the build derives from the schemas (forms/configuration.ts).
import CMS, { type CmsConfig } from '@sveltia/cms';
import { z } from 'astro/zod';
import type { ScreenFile } from '../page.ts';
import { registerFocusField } from './focus-picker.ts';
import { registerPreviews } from './preview.ts';
import { guardSaving } from './save-guard.ts';
import './screen.css';

const ours = z.custom<ScreenFile & { config: CmsConfig }>(); // written by the same build
const screen = ours.parse(await (await fetch('./screen.json')).json());
if (screen.isLocal) document.documentElement.classList.add('is-local');

guardSaving(CMS, screen);
registerFocusField(CMS);
registerPreviews(CMS, screen);
const site_url = new URL('../', location.href).href;
await CMS.init({ config: { ...screen.config, site_url, display_url: site_url } });
