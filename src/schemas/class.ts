import type { z } from 'astro/zod';
import { time, weekday } from './parts/days-and-hours.ts';
import { entry, text, wholeNumber } from './parts/fields.ts';
import { landscape, picture, type SchemaContext } from './parts/picture.ts';

/** One card of the page of all classes. */
export const classSchema = (context: SchemaContext) =>
	entry('a class', {
		title: text('the name of the class', 'Cycling', 20, 'the card has one line for it'),
		trainer: text('who leads it', 'Lena Moreau', 30, 'the card has one line for it'),
		day: weekday('the day'),
		time: time(),
		order: wholeNumber('its place among the cards, 1 is the first', 1, [1, 99]),
		...picture(context, landscape),
	});

/** One class of the gym. */
export type GymClass = z.infer<ReturnType<typeof classSchema>>;
