/** The opening hours of a week, and of days with other hours. */
export const openingHours = {
	everyDay: 'Every day',
	allDay: 'Open 24 hours',
	closed: 'Closed',
	open: 'Open {hours}',
	openNow: 'Open now',
	openUntil: 'Open now, until {time}',
	opensAt: 'Opens at {time}',
	// When somebody answers, beside the phone number.
	deskNow: 'Desk and phone: now',
	deskUntil: 'Desk and phone until {time}',
	deskSoon: 'Desk and phone from {time}',
	deskLater: 'Desk and phone from {day} {time}',
	deskClosed: 'Desk and phone: closed',
};
