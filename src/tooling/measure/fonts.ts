// The fonts of a visitor's own that the tests' browser sees: those of npm packages and no other, whatever the machine has.
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../folders.ts';
import { packageFolder, packageVersion } from '../packages.ts';

/** One as Arial, those of Android and of most Linuxes, and one that is half as wide again. The first is the usual one. */
export const visitorFonts = ['arimo', 'roboto', 'noto-sans', 'dejavu-sans', 'krona-one'] as const;
export type VisitorFont = (typeof visitorFonts)[number];

/**
 * In the names of files that have only the further letters of a family. They get a name of their own: of two files of one
 * name a browser takes either, and "Arimo Bold" may be the one without A to Z.
 */
const extended = '-latin-ext-';

const cache = path.join(root, 'node_modules/.cache/visitor-fonts');
/** Latin with its extensions, and the signs that texts have. */
const characters = [
	...Array.from({ length: 0x250 - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
	...'–—‘’“”„…€™−',
].join('');

/** The file that tells Linux's browsers of one font family and of nothing else. */
export async function fontSettings(font: VisitorFont = visitorFonts[0]): Promise<string> {
	const name = `@fontsource/${font}`;
	const folder = path.join(cache, `${font}-${packageVersion(name)}`);
	const file = path.join(folder, 'fonts.conf');
	if (existsSync(file)) return file;

	const staging = `${folder}-${process.pid}`;
	mkdirSync(staging, { recursive: true });
	const files = path.join(packageFolder(name), 'files');
	for (const source of await readdir(files)) {
		if (!/-latin(-ext)?-(400|700)-normal\.woff2$/.test(source)) continue;
		// The system's font library reads no woff2.
		const font = await subsetFont(await readFile(path.join(files, source)), characters, { targetFormat: 'truetype' });
		writeFileSync(path.join(staging, source.replace('.woff2', '.ttf')), font);
	}
	writeFileSync(
		path.join(staging, 'fonts.conf'),
		`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
	<dir>${folder}</dir>
	<cachedir>${path.join(folder, 'cache')}</cachedir>
	<match target="scan">
		<test name="file" compare="contains"><string>${extended}</string></test>
		${['family', 'fullname', 'postscriptname'].map((name) => `<edit name="${name}"><string>Extended</string></edit>`).join('')}
	</match>
</fontconfig>
`,
	);
	try {
		renameSync(staging, folder);
	} catch (error) {
		if (!existsSync(folder)) throw error;
		rmSync(staging, { recursive: true }); // another process was first
	}
	return file;
}
