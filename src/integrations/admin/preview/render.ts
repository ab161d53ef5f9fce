// Renders an entry as the site shows it, with the site's own components and styles. Loaded when a form is first opened.
import type { SSRResult } from 'astro';
import { renderToString } from 'astro/runtime/server/render/astro/render.js';
import { z } from 'astro/zod';
import siteStyles from '~/styles/global.css?inline';
import { setTexts } from './entries.ts';
import Preview from './Preview.astro';
import type { Shown } from './shown.ts';
import { keptStyles } from './styles.ts';

type Component = Parameters<typeof renderToString>[1];

/** All that the components are styled by. */
export const styles = `${siteStyles}\n${keptStyles()}`;

/** The markup of an entry. */
export async function renderEntry(props: Shown): Promise<string> {
	setTexts(props.around.texts);
	return String(await renderToString(page(), z.custom<Component>().parse(Preview), { ...props }, {}));
}

/** What Astro wants to know of the page that it renders on: there is none, so no head and no script. */
function page(): SSRResult {
	const url = new URL(location.href);
	const createAstro = (props: object, slots: object) => ({
		props,
		slots: { has: (name: string) => name in slots },
		url,
	});
	return z.custom<SSRResult>().parse({
		createAstro,
		_metadata: { hasRenderedHead: true, renderedScripts: new Set(), propagators: new Set(), templateDepth: 0 },
		inlinedScripts: { get: () => '' },
		componentMetadata: new Map(),
		clientDirectives: new Map(),
		renderers: [],
		compressHTML: true,
	});
}
