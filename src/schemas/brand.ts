import { getLuminance } from '../lib/colors.ts';
import { entry, pattern } from './parts/fields.ts';

/** What makes the site look like this gym. Its name is in the gym's settings. */
export const brandSchema = () =>
	entry('the brand', {
		accent: pattern(
			'the color of buttons, links and the logo',
			'#ff5a1f',
			'"#" and six digits from 0 to f, of a color that is light enough to read on black',
			(value) => /^#[\da-f]{6}$/i.test(value) && getLuminance(value) > 0.2, // 4.7:1 on the dark ground, also under its text
		),
	});
