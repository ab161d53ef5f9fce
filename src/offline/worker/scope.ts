declare const self: ServiceWorkerGlobalScope;

/** The worker itself; TypeScript takes `self` for a worker of another kind. */
export const worker = self;
/** The URL below which the site lives, with a slash at its end. */
export const { scope } = worker.registration;
