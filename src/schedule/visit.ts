// A calendar file with one visit to the gym, for scripts on pages. calendar.ts needs a library that is too large for them.

/** What a calendar shows of a visit. */
interface Visit {
	title: string;
	/** By the gym's clock: "2026-12-01T09:00". Only a date, "2026-12-01", is the whole day. */
	begins: string;
	ends?: string;
	place: string;
}

/** Returns the text of an .ics file (RFC 5545). @param now in milliseconds since 1970. */
export function toVisitFile({ title, begins, ends, place }: Visit, now: number): string {
	// Without a time zone: the visitor's calendar shows the time as written, which is right at the gym.
	const write = (moment: string) => (moment.includes('T') ? `:${digits(moment)}00` : `;VALUE=DATE:${digits(moment)}`);
	const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ');
	const lines = [
		...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//visit', 'BEGIN:VEVENT'],
		`UID:${digits(begins)}-${now}`,
		`DTSTAMP:${digits(new Date(now).toISOString().slice(0, 19))}Z`,
		`DTSTART${write(begins)}`,
		...(ends ? [`DTEND${write(ends)}`] : []),
		...[`SUMMARY:${escape(title)}`, `LOCATION:${escape(place)}`, 'STATUS:TENTATIVE', 'END:VEVENT', 'END:VCALENDAR'],
	];
	return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Breaks a line of more than 75 bytes. A character has at most four. */
function fold(line: string): string {
	return new TextEncoder().encode(line).length > 75 ? line.replace(/.{18}(?=.)/gu, '$&\r\n ') : line;
}

function digits(moment: string): string {
	return moment.replace(/[-:]/g, '');
}
