// Starts Sveltia CMS with the configuration that is derived from the schemas.
import CMS, { type CmsConfig } from '@sveltia/cms';
import type { FileFormat } from '../files/file-format.ts';
import { registerFileFormats } from './file-formats.ts';
import { registerFocusField } from './focus-picker.ts';
import './screen.css';

declare global {
	interface ImportMetaEnv {
		/** Set by bundle.ts. */
		readonly SCREEN: { config: CmsConfig; formats: Record<string, FileFormat> };
	}
}

const { config, formats } = import.meta.env.SCREEN;
registerFileFormats(CMS, formats);
registerFocusField(CMS);
const site_url = new URL('../', location.href).href;
await CMS.init({ config: { ...config, site_url, display_url: site_url } });
