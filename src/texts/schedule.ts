/** The schedule's days and its week. */
export const schedule = {
	days: 'Days of the week',
	class: 'Class Name',
	time: 'Time',
	trainer: 'Trainer',
	joinOn: 'Join on {date}', // instead of the join button's label once today's class is over
	firstOnDay: '{day} begins with {class}, {time}', // below a day with few classes
	noneOnDay: 'There are no classes on {day}.',
	noneInWeek: 'There are no classes this week.',
	calendarOfWeek: 'Add the whole week to your calendar',
	calendarOfClass: 'Add {class} to your calendar',
	wholeWeek: 'See the whole week on one page',
};
