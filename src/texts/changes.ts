/** Closed days, changed classes and announcements. */
export const changes = {
	heading: 'Upcoming changes',
	all: 'All changes',
	close: 'Close this announcement',
	canceled: 'Canceled',
	trainer: 'With {trainer}', // another trainer than usual leads the class
	time: '{time} instead of {usual}',
	day: 'Moved to {day}',
	moved: 'Moved',
	room: 'Room: {room}',
};
