import type { z } from 'astro/zod';
import { entry, pattern, text, wholeNumber } from './fields.ts';

/** One logo of the row under the testimonials. */
export const partnerSchema = () =>
	entry('a partner', {
		name: text('the partner\'s name, for people who cannot see the logo', 'Nordlift', 30),
		logo: pattern(
			{ about: 'the SVG file beside this file, in one colour', example: './nordlift.svg', form: 'begin with "./" and end in ".svg"' },
			(value) => /^\.\/[\w-]+\.svg$/.test(value),
		),
		order: wholeNumber('the place in the row, 1 is the first', 1, [1, 99]),
	});

/** One partner of the gym. */
export type Partner = z.infer<ReturnType<typeof partnerSchema>>;
