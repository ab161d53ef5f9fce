/** The opening hours of a week, and of days with other hours. */
export const openingHours = {
	everyDay: 'Every day',
	closed: 'Closed',
	open: 'Open {hours}',
};
