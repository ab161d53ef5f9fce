import { expect, it } from 'vitest';
import { displayFontVariants } from '~/integrations/display-font';

it('names the font file relative to the project, so that the pages do not depend on where the project lies', async () => {
	const [latin] = await displayFontVariants();
	expect(latin?.src).toEqual(['./.astro/display-font/oswald-latin.woff2']);
});
