declare global {
	interface ImportMetaEnv {
		/** Set by the configuration: a build to look at before it is published. */
		readonly IS_PREVIEW?: boolean;
	}
}

/** Whether these pages are a preview, which search engines are to leave alone. */
export const isPreview = import.meta.env.IS_PREVIEW === true;
