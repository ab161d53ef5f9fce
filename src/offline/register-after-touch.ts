declare global {
	interface ImportMetaEnv {
		/** Set by the configuration: whether this build has a service worker. */
		readonly HAS_SERVICE_WORKER?: boolean;
	}
}

/** Registers the service worker (page/init.ts) after the visitor's first touch. Every page carries this, so it does no more. */
export function registerAfterTouch(): void {
	if (!import.meta.env.HAS_SERVICE_WORKER || navigator.connection?.saveData) return;
	const register = () => {
		const script = document.createElement('script'); // not import(): Astro inlines no script with one
		script.type = 'module';
		script.src = `${import.meta.env.BASE_URL}worker/init.js`;
		document.head.append(script);
	};
	for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, register, { once: true });
}
