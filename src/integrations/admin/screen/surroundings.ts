import { z } from 'astro/zod';
import type { Surroundings } from '../preview/surroundings.ts';

/** The texts of other files, as they stood when the site was built; beside `npm run dev`, as they stand now. */
export async function surroundings(): Promise<Surroundings> {
	return z.custom<Surroundings>().parse(await (await fetch('./around.json')).json());
}
