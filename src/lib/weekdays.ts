/** The week as the site shows it, Monday to Sunday; the ids are the schedule's file names and addresses. */
export const weekdays: readonly string[] = [
	'monday',
	'tuesday',
	'wednesday',
	'thursday',
	'friday',
	'saturday',
	'sunday',
];
