import type { APIRoute } from 'astro';
import { readChoices } from '~/data/choices.ts';

/** The classes and plans that a link to the contact form can preselect. Pages fetch it only after such a link; the service worker precaches it. */
export const GET: APIRoute = async () => Response.json(await readChoices());
