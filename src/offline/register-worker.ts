/**
 * Registers the service worker, but not at once: the pictures that a visitor scrolls to come first.
 */
export function registerWorker(): void {
	if (!import.meta.env.PROD || !import.meta.env.HAS_SERVICE_WORKER) return;
	if (navigator.connection?.saveData || !('serviceWorker' in navigator)) return;
	// Storage may be blocked. The site works without a worker, so fail silently.
	const register = () =>
		navigator.serviceWorker.register(`${import.meta.env.BASE_URL}worker.js`).catch(() => undefined);
	setTimeout(register, 3000);
}
