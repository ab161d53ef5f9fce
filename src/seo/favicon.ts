import sharp from 'sharp';
import { readSingle } from '~/data/entries.ts';
import { readColorToken } from '~/styles/tokens.ts';

/**
 * The favicon as SVG: the picture that content/settings/brand.json names, its drawing, or the first letter of the gym's name.
 * View box: 32 by 32.
 * @param size the size of the picture, in pixels.
 */
export async function createFavicon(size: number): Promise<string> {
	const { data: gym } = await readSingle('gym');
	const { drawing } = (await readSingle('brand')).data;
	const file = import.meta.env.BRAND_ICON;
	const picture = file && (await sharp(file).resize(size, size).png({ palette: true, compressionLevel: 9 }).toBuffer());
	const own =
		drawing?.name === gym.name ? `<path transform="translate(3.2 4) scale(.75)" d="${drawing.mark}"/>` : undefined;
	const sign = picture
		? `<image width="32" height="32" href="data:image/png;base64,${picture.toString('base64')}"/>`
		: `<g fill="${readColorToken('accent-500')}">${own ?? import.meta.env.BRAND_LETTER}</g>`;
	const ground = `<path fill="${readColorToken('coal-950')}" d="M0 0h32v32H0z"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${ground}${sign}</svg>`;
}
