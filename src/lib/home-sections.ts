/** The sections of the home page in their usual order, as `sections` in content/pages/home.md names them. */
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

/** The anchors that links can lead to, by the section that has them. */
export const homeAnchors: Partial<Record<(typeof homeSections)[number], string>> = {
	hero: 'home',
	bmi: 'bmi',
	timetable: 'timetable',
	coaches: 'team',
};
