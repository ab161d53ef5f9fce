// Starts Sveltia CMS with the forms and checks that are derived from the schemas.
import CMS, { type CmsConfig } from '@sveltia/cms';
import { config } from '../forms/configuration.ts';
import { checkEntries } from './check-entries.ts';
import { rememberSaves } from './find-conflict.ts';
import { readMarkdown } from './keep-bodies.ts';

declare global {
	interface ImportMetaEnv {
		/** Where a save goes. Set by bundle.ts. */
		readonly REPOSITORY: Pick<CmsConfig, 'backend' | 'publish_mode'>;
		/** Whether it goes to the folder on which `npm run dev` runs. */
		readonly IS_LOCAL: boolean;
	}
}

rememberSaves(CMS);
CMS.registerCustomFormat('frontmatter', 'md', { fromFile: readMarkdown });
checkEntries(CMS);
// Escape would close the form, too, and what was typed would be gone (https://github.com/sveltia/sveltia-cms/issues/409).
const keepForm = (event: KeyboardEvent) => {
	if (event.key === 'Escape' && !document.querySelector('dialog[open]')) event.stopImmediatePropagation();
};
addEventListener('keydown', keepForm, { capture: true });
const site_url = new URL('../', location.href).href;
const options = { ...config, ...import.meta.env.REPOSITORY, site_url, display_url: site_url };
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- Sveltia CMS (0.221) checks its options only if none is undefined
await CMS.init({ config: JSON.parse(JSON.stringify(options)) });
