// What we use of Astro 7.3's islands that its documentation doesn't promise. tests/e2e/visitor-tools.test.ts runs the real
// parts: if it fails after an update, start here.

export const islandTag = 'astro-island';
/** Holds what a page passes to an island. React doesn't compare it with the server's markup. */
export const slotTag = 'astro-slot';
/** The island dispatches it when React has taken over. */
export const hydrated = 'astro:hydrate';
/** The island dispatches it if a script failed to load. It tries again from another URL, since browsers don't retry the same one. */
export const failed = 'astro:hydration-error';
/** Makes React render the island from scratch: the attribute of an island without markup from the server. */
export const fromScratch = ['client', 'only'] as const;

/** A page dispatches it at an island that it needs although nobody has touched it. */
export const needed = 'needed';
/** wake-islands.ts dispatches it at an island, whose directive answers with `ready` or `failed`. */
export const wake = 'wake';
export const ready = 'ready';
