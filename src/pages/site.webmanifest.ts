import type { APIRoute } from 'astro';
import { readSingle } from '~/data/entries.ts';
import { href } from '~/urls.ts';
import { readColorToken } from '~/styles/tokens.ts';

/** The web app manifest, which makes the site installable. */
export const GET: APIRoute = async () => {
	const { data: gym } = await readSingle('gym');
	return Response.json({
		name: gym.name,
		short_name: gym.shortName ?? gym.name, // systems cut off a name that is too long
		description: gym.about,
		lang: gym.language,
		id: href('/'),
		start_url: href('/'),
		scope: href('/'),
		display: 'minimal-ui', // installable, and keeps the back button and the URL
		theme_color: readColorToken('coal-950'),
		background_color: readColorToken('coal-950'),
		icons: [
			icon('/favicon.svg', 'any', 'image/svg+xml'),
			icon('/icon-192.png', '192x192'),
			icon('/icon-512.png', '512x512'),
			{ ...icon('/icon-maskable.png', '512x512'), purpose: 'maskable' },
		],
	});
};

function icon(path: string, sizes: string, type = 'image/png') {
	return { src: href(path), sizes, type };
}
