/** The footer. */
export const footer = {
	classes: 'Our Classes',
	hours: 'Working hours',
	desk: 'Desk and phone', // above the staffed hours
	pages: 'More pages', // for screen readers: the links at the end
	privacy: 'Privacy policy',
	copyright: '© {year} {gym}',
};
