// The published types lack two options that we use.
declare module 'subset-font' {
	interface Options {
		targetFormat: 'woff2' | 'truetype';
		keepFeatures?: string[];
		noHinting?: boolean;
	}
	export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>;
}
