declare global {
	interface ImportMetaEnv {
		/** Set in integrations/service-worker.ts: whether this build has a service worker. */
		readonly HAS_SERVICE_WORKER?: boolean;
	}
}

/** Loads page/init.ts, which registers the service worker, after the first interaction. Inlined in every page: keep it small. */
export function registerAfterTouch(): void {
	if (!import.meta.env.HAS_SERVICE_WORKER || navigator.connection?.saveData) return;
	const register = () => {
		// Not import(): Astro 7.3 does not inline scripts that use it (https://github.com/withastro/astro/pull/17316).
		const script = document.createElement('script');
		script.type = 'module';
		script.src = `${import.meta.env.BASE_URL}worker/init.js`;
		document.head.append(script);
	};
	for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, register, { once: true });
}
