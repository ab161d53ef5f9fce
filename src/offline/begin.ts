declare global {
	interface ImportMetaEnv {
		/** Set by the configuration: whether this build has a service worker. */
		readonly KEEPS_SITE?: boolean;
	}
}

/**
 * With the visitor's first touch, begins to keep the site for when there is no network (page/keep.ts). Runs on every page
 * and is part of it, so it knows no more than that.
 */
export function keepSiteAfterTouch(): void {
	if (!import.meta.env.KEEPS_SITE || navigator.connection?.saveData) return;
	const begin = () => {
		const script = document.createElement('script'); // not import(): a script with one is no longer inlined
		script.type = 'module';
		script.src = `${import.meta.env.BASE_URL}worker/keep.js`;
		document.head.append(script);
	};
	for (const type of ['pointerdown', 'wheel', 'keydown']) addEventListener(type, begin, { once: true });
}
