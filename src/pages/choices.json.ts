import type { APIRoute } from 'astro';
import { readChoices } from '~/data/choices.ts';

/** The classes and plans that a link to the contact form can preselect. Fetched after such a link, and precached. */
export const GET: APIRoute = async () => Response.json(await readChoices());
