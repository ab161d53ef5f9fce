import { findTone, getLuminance } from '../lib/colors.ts';
import { quote } from './parts/explain.ts';
import { entry, group, pattern, text } from './parts/fields.ts';
import { anyShape, imageFile, type PictureNeeds, type SchemaContext } from './parts/picture.ts';

const square: PictureNeeds = { minWidth: 512, shape: [0.95, 1.05], shapeName: 'a square' };

/** Whether a color has a contrast of 4.7:1 to the dark ground, also under its text. */
const isLight = (color: string) => getLuminance(color) > 0.2;

/** What makes the site look like this gym. Its name is in the gym's settings. */
export const brandSchema = (context: SchemaContext) =>
	entry('the brand', {
		accent: pattern(
			'the color of buttons, links and the logo',
			'#ff5a1f',
			'"#" and six digits from 0 to f, of a color that is light enough to read on black',
			/^#[\da-fA-F]{6}$/,
		).refine(isLight, {
			error: ({ input }) =>
				`This color is too dark. The nearest one that is light enough to read on black: ${quote(findTone(String(input), 'white', isLight))}.`,
		}),
		headingFont: pattern(
			'the file of the font of headings, which is next to this file; a bold one; headings are in capitals, in alphabets that have them; leave it out for Chinese, Japanese and Korean',
			'./oswald.woff2',
			'"./" and the name of a file that ends in .woff2, .ttf or .otf',
			/^\.\/.+\.(woff2?|ttf|otf)$/,
		).optional(),
		drawing: group('an optional logo and favicon as lines, in place of pictures', {
			name: text("the gym's name, which the lines write; under another name, they aren't shown", 'Ember Gym', 30),
			mark: lines('the sign in 32 by 32 units'),
			wordmark: lines('the name'),
			wordmarkBox: pattern('the box around the name', '0 0 100 20', 'four numbers', /^(-?\d+(\.\d+)?( |$)){4}$/),
		}).optional(),
		logo: imageFile(context, anyShape, 'the light logo, on a transparent background', './logo.png').optional(),
		icon: imageFile(context, square, "the picture in the browser's tab and on home screens", './icon.png').optional(),
	});

/** The path of an SVG picture. */
function lines(about: string) {
	return pattern(about, 'M0 0h32v32H0z', 'the path of an SVG picture', /^[MmLlHhVvCcSsQqTtAaZzEe\d\s.,-]+$/);
}
