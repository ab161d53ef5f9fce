/** The expression of a script that says which day it is at the gym, e.g. "monday". A visitor may be elsewhere. */
export function todayIn(timeZone: string): string {
	return `new Date().toLocaleString('en',{weekday:'long',timeZone:'${timeZone}'}).toLowerCase()`;
}

/**
 * A script that marks what is of today: every element that names the day in `data-days` gets the word as `data-today`.
 * @param timeZone the gym's.
 * @param word "Today"
 */
export function todayScript(timeZone: string, word: string): string {
	const mark = `e=>e.dataset.today=${JSON.stringify(word).replaceAll('<', '\\u003c')}`;
	return `document.querySelectorAll('[data-days~='+${todayIn(timeZone)}+']').forEach(${mark})`;
}
