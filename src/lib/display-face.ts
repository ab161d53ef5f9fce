/**
 * The heading font of pages (integrations/display-font.ts) and share pictures (seo/share-card.ts).
 * To change it, install the package, name its .ttf here, and adjust the fallback font in base.css.
 */
export const displayFace = {
	name: 'Oswald',
	weight: 600,
	/** The full name stored in the font file, including the weight. */
	fullName: 'Oswald SemiBold',
	/** A .ttf file in a package. sharp cannot read woff2 and takes a single font file. */
	file: '@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf',
};
