/** What the build knows and sets in astro.config.mjs. Code behind a constant that is false is left out. */
interface ImportMetaEnv {
	/** The width of the heading font's capitals compared to Oswald's. */
	readonly HEADING_WIDTH: number;
	/** Whether this is a preview, which search engines must not list. */
	readonly IS_PREVIEW: boolean;
	/** The file of the gym's own icon; empty if it has none. */
	readonly BRAND_ICON: string;
	/** Whether the site has accounts, or settings/gym.json switches them off. */
	readonly HAS_ACCOUNTS: boolean;
	/** Whether builds have a service worker. */
	readonly HAS_SERVICE_WORKER: boolean;
}

// Scripts that src/integrations/bundling/script-imports.ts provides: their URL, and their bundled text.
declare module '*?address' {
	const address: string;
	export default address;
}
declare module '*?inline-script' {
	const code: string;
	export default code;
}
