/** The footer. */
export const footer = {
	classes: 'Our Classes',
	hours: 'Working hours',
	desk: 'Desk and phone', // above the staffed hours
	privacy: 'Privacy policy',
	copyright: '© {year} {gym}',
};
