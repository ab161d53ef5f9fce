import { expect, it } from 'vitest';
import { displayFontVariants } from '~/integrations/display-font.ts';

it('names the font file relative to the project, so that pages do not depend on its location', async () => {
	const [latin] = await displayFontVariants();
	expect(latin?.src).toEqual(['./.astro/display-font/oswald-latin.woff2']);
});
