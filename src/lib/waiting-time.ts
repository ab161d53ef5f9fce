/** A time to wait in the words of a language, e.g. "43 seconds"; never less than it is. */
export function waitingTime(seconds: number, language: string): string {
	const [unit, length] = seconds < 90 ? ['second', 1] : seconds < 5400 ? ['minute', 60] : ['hour', 3600];
	const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
	return format.format(Math.ceil(seconds / length));
}
