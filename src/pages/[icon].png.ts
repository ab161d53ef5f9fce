import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { createFavicon } from '~/seo/favicon.ts';
import { readColorToken } from '~/styles/tokens.ts';

/** Phones crop the maskable icon: the sign must stay within the central 80% (https://web.dev/articles/maskable-icon). */
const icons = [
	{ icon: 'apple-touch-icon', size: 180, margin: 0 },
	{ icon: 'icon-192', size: 192, margin: 0 },
	{ icon: 'icon-512', size: 512, margin: 0 },
	{ icon: 'icon-maskable', size: 512, margin: 51 },
];

export function getStaticPaths() {
	return icons.map(({ icon, size, margin }) => ({ params: { icon }, props: { size, margin } }));
}

/** The favicon as a PNG, for home screens. */
export const GET: APIRoute<{ size: number; margin: number }> = async ({ props: { size, margin } }) => {
	const inner = size - 2 * margin;
	const png = await sharp(Buffer.from(await createFavicon(inner)), { density: (72 * inner) / 32 })
		.resize(inner)
		.extend({ top: margin, bottom: margin, left: margin, right: margin, background: readColorToken('coal-950') })
		.png({ palette: true, compressionLevel: 9 })
		.toBuffer();
	return new Response(new Uint8Array(png));
};
