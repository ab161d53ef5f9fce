/** The collections whose entries are shown beside their form; of the others, the page itself is a click away. */
export const previewed = ['posts', 'classes', 'coaches', 'plans', 'testimonials'] as const;
