import type { APIRoute } from 'astro';
import { readNextClasses } from '~/data/timetable.ts';

/** The next classes, for members' next class and for visitors who have asked for one. No page fetches it at first. */
export const GET: APIRoute = async () => Response.json(await readNextClasses());
