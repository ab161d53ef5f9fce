/**
 * A script that marks what is of today: every element that names the day in `data-days` gets the word as `data-today`.
 * @param timeZone the gym's: a visitor may be elsewhere.
 * @param word "Today"
 */
export function todayScript(timeZone: string, word: string): string {
	const day = `new Date().toLocaleString('en',{weekday:'long',timeZone:'${timeZone}'}).toLowerCase()`;
	const mark = `e=>e.dataset.today=${JSON.stringify(word).replaceAll('<', '\\u003c')}`;
	return `document.querySelectorAll('[data-days~='+${day}+']').forEach(${mark})`;
}
