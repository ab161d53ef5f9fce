/**
 * The heading font (integrations/display-font.ts). To change it, install the package, name its .ttf here, and adjust the
 * fallback font in base.css.
 */
export const displayFace = {
	name: 'Oswald',
	weight: 600,
	/** A .ttf file in a package. */
	file: '@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf',
};
