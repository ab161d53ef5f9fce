/**
 * The font of headings, for pages (integrations/display-font.ts) and for share pictures (seo/share-card.ts).
 * For another one, install its package, name its .ttf here, and match its fallback in base.css.
 */
export const displayFace = {
	name: 'Oswald',
	weight: 600,
	/** As the file itself says, with its weight. */
	fullName: 'Oswald SemiBold',
	/** A .ttf of a package: sharp reads neither woff2 nor more than one file. */
	file: '@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf',
};
