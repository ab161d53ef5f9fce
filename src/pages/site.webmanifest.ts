import type { APIRoute } from 'astro';
import { readSingle } from '~/data/entries.ts';
import { createSharePicture } from '~/seo/share-picture.ts';
import { href } from '~/urls.ts';
import type { HomePage } from '~/schemas/home-page.ts';
import { readColorToken } from '~/styles/tokens.ts';

/** The web app manifest, which makes the site installable. */
export const GET: APIRoute = async () => {
	const { data: gym } = await readSingle('gym');
	const { data: home } = await readSingle('homePage');
	const { hero } = home;
	return Response.json({
		name: gym.name,
		short_name: gym.name,
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
		// The top of the home page. Drawn, because the build has no browser to take a screenshot.
		screenshots: await Promise.all([
			createScreenshot(hero, 'wide', { width: 1280, height: 720 }),
			createScreenshot({ ...hero, focus: hero.focusOnPhones ?? hero.focus }, 'narrow', { width: 720, height: 1280 }),
		]),
	});
};

async function createScreenshot(
	hero: HomePage['hero'],
	form: 'wide' | 'narrow',
	size: { width: number; height: number },
) {
	return {
		src: await createSharePicture(hero, hero.heading, size),
		sizes: `${size.width}x${size.height}`,
		type: 'image/jpeg',
		form_factor: form,
		label: hero.heading,
	};
}

function icon(path: string, sizes: string, type = 'image/png') {
	return { src: href(path), sizes, type };
}
