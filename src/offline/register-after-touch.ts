declare global {
	interface Navigator {
		/** Only in Chromium. */
		connection?: { saveData: boolean; effectiveType: string };
	}
}

/**
 * Registers the service worker after the first interaction, but not at once: the pictures that a visitor scrolls to come
 * first. Inlined in every page: keep it small.
 */
export function registerAfterTouch(): void {
	if (!import.meta.env.PROD || !import.meta.env.HAS_SERVICE_WORKER) return;
	if (navigator.connection?.saveData || !('serviceWorker' in navigator)) return;
	// Storage may be blocked. The site works without a worker, so fail silently.
	const register = () =>
		navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => undefined);
	const wait = () => setTimeout(register, 3000);
	for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, wait, { once: true });
}
