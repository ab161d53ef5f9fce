import type { z } from 'astro/zod';
import { entry, pattern, text, wholeNumber } from './parts/fields.ts';
import type { Issue } from './parts/explain.ts';
import type { SchemaContext } from './parts/picture.ts';

/** A partner's logo in the row below the testimonials. */
export const partnerSchema = (context: SchemaContext) =>
	entry('a partner', {
		name: text("the partner's name, for people who cannot see the logo", 'Nordlift', 30),
		logo: logo(context),
		order: wholeNumber('the place in the row, 1 is the first', 1, [1, 99]),
	});

function logo({ drawing }: SchemaContext) {
	const about = 'the SVG file beside this file, in one colour';
	return pattern(
		{ about, example: './nordlift.svg', form: 'begin with "./" and end in ".svg"' },
		/^\.\/[\w-]+\.svg$/,
	).refine((path) => drawing?.(path) === undefined, { error: ({ input }: Issue) => drawing?.(String(input)) ?? '' });
}

export type Partner = z.infer<ReturnType<typeof partnerSchema>>;
