/**
 * Removes all events from a calendar file except those of some slots.
 * @param keys event keys, e.g. "boxing-tuesday-0900". A class in two rooms at once has two events for its key.
 */
export function keepEvents(file: string, keys: string[]): string {
	return file.replaceAll(/BEGIN:VEVENT\r\n[^]*?END:VEVENT\r\n/g, (event) => {
		const unfolded = event.replaceAll(/\r\n[ \t]/g, '');
		const [, key = ''] = /^UID:(.+-\d{4})(?:-\d+)?@/m.exec(unfolded) ?? [];
		return keys.includes(key) ? event : '';
	});
}
