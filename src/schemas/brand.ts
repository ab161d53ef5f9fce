import { getLuminance } from '../lib/colors.ts';
import { entry, pattern } from './parts/fields.ts';
import type { SchemaContext } from './parts/picture.ts';

/** The name of a font file that the build can read. */
export const fontFileName = /\.(woff2?|ttf|otf)$/;

/** What makes the site look like this gym. Its name is in the gym's settings. */
export const brandSchema = (context: SchemaContext) =>
	entry('the brand', {
		accent: pattern(
			'the color of buttons, links and the logo',
			'#ff5a1f',
			'"#" and six digits from 0 to f, of a color that is light enough to read on black',
			(value) => /^#[\da-f]{6}$/i.test(value) && getLuminance(value) > 0.2, // 4.7:1 on the dark ground, also under its text
		),
		headingFont: headingFont(context),
	});

function headingFont({ font }: SchemaContext) {
	const file = pattern(
		'the file of the font of headings, which is next to this file; a bold one, because headings are in capitals',
		'./oswald.woff2',
		'"./" and the name of a file that ends in .woff2, .ttf or .otf',
		(name) => name.startsWith('./') && fontFileName.test(name),
	);
	const error = ({ input }: { input: unknown }) => font?.(String(input)) ?? '';
	return file.refine((name) => !font?.(name), { error }).meta(file.meta() ?? {});
}
