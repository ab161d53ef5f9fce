import type { APIRoute } from 'astro';
import { readNextClasses } from '~/data/timetable.ts';

/** The classes of the next weeks, for My week and the days in the contact form. A page fetches it only once it needs it. */
export const GET: APIRoute = async () => Response.json(await readNextClasses());
