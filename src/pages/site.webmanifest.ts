import type { APIRoute } from 'astro';
import { single } from '~/data/entries';
import { cardHeight, cardWidth } from '~/layouts/share/card';
import { sharePicture } from '~/layouts/share/picture';
import { href } from '~/lib/urls';
import { colorToken } from '~/styles/tokens';

/** What a phone needs to put the site on its home screen. */
export const GET: APIRoute = async () => {
	const { data: gym } = await single('gym');
	const { data: home } = await single('homePage');
	const { hero, title } = home;
	return Response.json({
		name: gym.name,
		short_name: gym.name,
		description: gym.about,
		lang: gym.language,
		id: href('/'),
		start_url: href('/'),
		scope: href('/'),
		display: 'minimal-ui', // can be installed, and the pages keep their back button and address
		theme_color: colorToken('coal-950'),
		background_color: colorToken('coal-950'),
		icons: [
			icon('/favicon.svg', 'any', 'image/svg+xml'),
			icon('/icon-192.png', '192x192'),
			icon('/icon-512.png', '512x512'),
			{ ...icon('/icon-maskable.png', '512x512'), purpose: 'maskable' },
		],
		// How the home page begins, as it is shared.
		screenshots: [
			{
				src: await sharePicture({ ...hero, title: hero.heading }, title),
				sizes: `${cardWidth}x${cardHeight}`,
				type: 'image/jpeg',
				form_factor: 'wide',
				label: hero.heading,
			},
		],
	});
};

function icon(path: string, sizes: string, type = 'image/png') {
	return { src: href(path), sizes, type };
}
