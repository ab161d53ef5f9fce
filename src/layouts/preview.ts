declare global {
	interface ImportMetaEnv {
		/** Set in astro.config.mjs: whether this build is a preview. */
		readonly IS_PREVIEW?: boolean;
	}
}

/** Whether this build is a preview, which search engines must not index. */
export const isPreview = import.meta.env.IS_PREVIEW === true;
