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

/** The anchor of each section that has one. */
export const homeAnchors: Partial<Record<(typeof homeSections)[number], string>> = {
	hero: 'home',
	bmi: 'bmi',
	timetable: 'timetable',
	coaches: 'team',
};
