declare const self: ServiceWorkerGlobalScope;

/** The worker. TypeScript assumes another type for `self`. */
export const worker = self;
/** The URL of the site's root, with a trailing slash. */
export const { scope } = worker.registration;
