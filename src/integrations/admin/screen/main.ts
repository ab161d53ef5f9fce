// Starts Sveltia CMS with the configuration that the build derives from the schemas (forms/configuration.ts).
import CMS, { type CmsConfig } from '@sveltia/cms';
import { z } from 'astro/zod';
import { fromFile, sourceKey, toFile } from '../files/file-format.ts';
import { toRelativePictures } from '../files/relative-pictures.ts';
import type { ScreenFile } from '../page.ts';
import { registerFocusField } from './focus-picker.ts';
import { offerNames } from './offer-names.ts';
import { registerPreviews } from './preview.ts';
import { guardSaving } from './save-guard.ts';
import './screen.css';

const ours = z.custom<ScreenFile & { config: CmsConfig }>(); // written by the same build
const screen = ours.parse(await (await fetch('./screen.json')).json());
if (screen.isLocal) document.documentElement.classList.add('is-local');

const guard = guardSaving(CMS, screen);
for (const [name, format] of Object.entries(screen.formats)) {
	CMS.registerCustomFormat(name, format.kind === 'json' ? 'json' : 'md', {
		fromFile: (text) => fromFile(format, text),
		toFile: async (all: Record<string, unknown>) => {
			const file = guard.takeFile();
			if (file === undefined) return toFile(format, all);
			const { [sourceKey]: source, ...values } = all;
			const text = toFile(format, { ...toRelativePictures(values, file), [sourceKey]: source });
			await guard.check(file, name.replace(/-\w+$/, ''), fromFile(format, text), text);
			return text;
		},
	});
}
registerFocusField(CMS);
registerPreviews(CMS, screen);
offerNames(screen.trainers);
const site_url = new URL('../', location.href).href;
await CMS.init({ config: { ...screen.config, site_url, display_url: site_url } });
