import type { APIRoute } from 'astro';
import { readChoices } from '~/data/choices.ts';

/** The classes and plans that a link to the contact form can choose. Fetched only after following such a link. */
export const GET: APIRoute = async () => Response.json(await readChoices());
