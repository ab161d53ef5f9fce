// The content as the notes look at it: every entry with its fields read by its schema, so that a rule names what it means.
import { z } from 'astro/zod';
import { classSchema } from '../../../schemas/class.ts';
import { coachSchema } from '../../../schemas/coach.ts';
import { gallerySchema } from '../../../schemas/gallery.ts';
import { gymSchema } from '../../../schemas/gym.ts';
import { homePageSchema } from '../../../schemas/home-page.ts';
import { labelsSchema } from '../../../schemas/labels.ts';
import { navigationSchema } from '../../../schemas/navigation.ts';
import type { Tools } from '../../../schemas/parts/picture.ts';
import { fieldPath } from '../../../schemas/parts/messages.ts';
import { planSchema } from '../../../schemas/plan.ts';
import { postSchema } from '../../../schemas/post.ts';
import { scheduleSchema } from '../../../schemas/schedule.ts';
import { testimonialSchema } from '../../../schemas/testimonial.ts';
import type { Problem } from '../read-content.ts';
import type { Entry } from '../read-entries.ts';

/** An entry and what its schema makes of it. */
export interface Item<Data> {
	entry: Entry;
	data: Data;
}

/** A step from an entry's beginning to one of its fields. */
export type Path = readonly (string | number)[];

/** Something worth a look. Many of one kind become one that names all places. */
export interface Note extends Problem {
	kind: string;
}

const tools: Tools = {
	image: () => z.string().transform((src) => ({ src, width: 0, height: 0, format: 'jpg' as const })),
};

/** Reads what the rules compare. An entry that its schema refuses is left out. */
export function readLibrary(entries: readonly Entry[]) {
	function read<Schema extends z.ZodType>(collection: string, schemaFor: (tools: Tools) => Schema) {
		const schema = schemaFor(tools);
		return entries
			.filter((entry) => entry.collection === collection)
			.flatMap((entry): Item<z.output<Schema>>[] => {
				const { data, success } = schema.safeParse(entry.data);
				return success ? [{ entry, data }] : [];
			});
	}
	return {
		entries,
		gym: read('gym', gymSchema)[0],
		navigation: read('navigation', navigationSchema)[0],
		labels: read('labels', labelsSchema)[0],
		home: read('homePage', homePageSchema)[0],
		days: read('schedule', scheduleSchema),
		classes: read('classes', classSchema),
		coaches: read('coaches', coachSchema),
		plans: read('plans', planSchema),
		posts: read('posts', postSchema),
		testimonials: read('testimonials', testimonialSchema),
		gallery: read('gallery', gallerySchema),
	};
}

/** Everything that the rules compare. */
export type Library = ReturnType<typeof readLibrary>;

/** Puts a note together. @param path from the entry's beginning to the field. */
export function note({ file, lineOf }: Entry, path: Path, found: string, expected: string, kind: string): Note {
	return { file, line: lineOf(path), field: fieldPath(path), found, expected, note: true, kind };
}

/** A text as a part of a pattern, whatever signs it has. */
export function escaped(text: string): string {
	return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** A text of the content and where it stands. */
export interface Text {
	entry: Entry;
	path: (string | number)[];
	value: string;
}

/** All texts in the fields of the entries, from the first to the last. */
export function textsOf(entries: readonly Entry[]): Text[] {
	return entries.flatMap((entry) => stringsIn(entry.data, []).map((text) => ({ entry, ...text })));
}

function stringsIn(data: unknown, path: Path): Omit<Text, 'entry'>[] {
	if (typeof data === 'string') return [{ path: [...path], value: data }];
	if (Array.isArray(data)) return data.flatMap((item, index) => stringsIn(item, [...path, index]));
	if (typeof data !== 'object' || data === null) return [];
	return Object.entries(data).flatMap(([key, value]: [string, unknown]) =>
		key === '$schema' ? [] : stringsIn(value, [...path, key]),
	);
}
