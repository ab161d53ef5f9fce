/** Formats a waiting time in a language, rounded up, e.g. "43 seconds". */
export function waitingTime(seconds: number, language: string): string {
	const [unit, length] = seconds < 90 ? ['second', 1] : seconds < 5400 ? ['minute', 60] : ['hour', 3600];
	const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
	return format.format(Math.ceil(seconds / length));
}
