/** The stars beside classes, and My week. */
export const savedClasses = {
	myWeek: 'My week',
	all: 'All classes',
	first: 'Added to My week. You find it above the classes of each day in the schedule.',
	empty: 'Your week is empty. Tap the star next to a class to save it.',
	calendar: 'Add to your calendar',
	file: 'my-week.ics',
	gone: "{class} isn't at the time you saved any more.",
	later: "We can't reach your account right now. Your week is saved on this device, and we'll sync it later.",
	signInAgain:
		"You've been signed out. Your week is saved on this device; sign in again to see it on your other devices.",
	full: 'Your week is full. Remove a class first.',
	noStorage: "Your browser is blocking storage for this site, so we can't save classes.",
	noCalendar: "We can't load the calendar right now. Check your connection and try again.",
};
