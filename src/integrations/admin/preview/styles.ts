/** The styles of all components in the preview. Each component adds its own (astro-in-browser.ts). */
export const sheets: string[] = [];
