/**
 * The face of headings, once for the pages (tooling/build/display-font.ts) and once for share pictures
 * (layouts/share/card.ts). Another face is another package with one .ttf and a stand-in in base.css.
 */
export const displayFace = {
	name: 'Oswald',
	weight: 600,
	/** As the file itself says, with its weight. */
	fullName: 'Oswald SemiBold',
	/** A .ttf of a package: sharp reads neither woff2 nor more than one file. */
	file: '@expo-google-fonts/oswald/600SemiBold/Oswald_600SemiBold.ttf',
};
