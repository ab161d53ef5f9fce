/** The styles of all components that the preview renders: each adds its own (astro-in-browser.ts). */
export const sheets: string[] = [];
