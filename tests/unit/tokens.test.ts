import { expect, it } from 'vitest';
import { colorToken } from '~/styles/tokens';

it('reads a colour of the theme where style sheets do not reach', () => {
	expect(colorToken('black')).toMatch(/^#/);
	expect(() => colorToken('mauve')).toThrow('src/styles/theme.css has no colour "--color-mauve".');
});
