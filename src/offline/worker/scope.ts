declare const self: ServiceWorkerGlobalScope;

/** The worker itself, which TypeScript takes for one of another kind. */
export const worker = self;
/** The path below which the site lives, with a slash at both ends. */
export const base = new URL(worker.registration.scope).pathname;
