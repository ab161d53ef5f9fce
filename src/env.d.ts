/** What the build knows and sets in astro.config.mjs. Code behind a constant that is false is left out. */
interface ImportMetaEnv {
	/** The width of the heading font's capitals compared to Oswald's. */
	readonly HEADING_WIDTH: number;
	/** Whether this is a preview, which search engines must not list. */
	readonly IS_PREVIEW: boolean;
	/** The first letter of the gym's name, as SVG. */
	readonly BRAND_LETTER: string;
	/** The file of the gym's own icon; empty if it has none. */
	readonly BRAND_ICON: string;
	/** The service that has accounts and messages. The URL "/" is the site's own server; both are empty without a service. */
	readonly ACCOUNT_SERVICE: { url: string; key: string };
	/** Whether to offer the test account of a Supabase project. */
	readonly SHOW_TEST_ACCOUNT: boolean;
	/** Whether pages have the account's button and links: unless settings/gym.json switches accounts off. */
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
