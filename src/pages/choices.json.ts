import type { APIRoute } from 'astro';
import { readChoices } from '~/data/choices';

/** What the contact form knows of links with a choice, fetched by those who follow one. */
export const GET: APIRoute = async () => Response.json(await readChoices());
