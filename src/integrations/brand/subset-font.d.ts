// The published types lack four options of subset-font 2.9 that we use
// (https://github.com/DefinitelyTyped/DefinitelyTyped/blob/master/types/subset-font/index.d.ts).
declare module 'subset-font' {
	interface Options {
		targetFormat: 'woff2' | 'truetype';
		keepFeatures?: string[];
		noHinting?: boolean;
		/** Fields of the font's "name" table. */
		preserveNameIds?: number[];
		/** Pins each axis of a variable font to a value. */
		variationAxes?: Record<string, number>;
	}
	export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
