/** The home page's sections in their default order, as named in `sections` of content/pages/home.md. */
export const homeSections = [
	'hero',
	'features',
	'about',
	'bmi',
	'whyUs',
	'timetable',
	'join',
	'gallery',
	'pricing',
	'coaches',
	'testimonials',
	'blog',
	'callToAction',
] as const;
