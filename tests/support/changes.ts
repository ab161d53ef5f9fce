import { z } from 'astro/zod';
import type { Change } from '~/lib/changes.ts';
import { changeSchema } from '~/schemas/change.ts';

const schema = changeSchema({ image: () => z.any() });

/** A change as pages receive it, from the fields of its file. The trainer's id replaces the name. */
export function parseChange(fields: unknown): Change {
	const { trainer, ...change } = schema.parse(fields);
	return { ...change, trainer: trainer?.id };
}
