/**
 * The text of a calendar file with only the events of some slots.
 * @param keys as in the events' ids, e.g. "boxing-tuesday-0900"; a class in two rooms at that hour has two events.
 */
export function onlyEvents(file: string, keys: string[]): string {
	return file.replaceAll(/BEGIN:VEVENT\r\n[^]*?END:VEVENT\r\n/g, (event) => {
		const unfolded = event.replaceAll(/\r\n[ \t]/g, '');
		const [, key = ''] = /^UID:(.+-\d{4})(?:-\d+)?@/m.exec(unfolded) ?? [];
		return keys.includes(key) ? event : '';
	});
}
