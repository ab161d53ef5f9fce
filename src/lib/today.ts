/** A JavaScript expression for the weekday at the gym, e.g. "monday". Visitors may be in another time zone. */
export function getTodayIn(timeZone: string): string {
	return `new Date().toLocaleString('en',{weekday:'long',timeZone:'${timeZone}'}).toLowerCase()`;
}

/**
 * A script that sets `data-today` to a word on every element whose `data-days` includes the current weekday.
 * @param timeZone of the gym.
 * @param word e.g. "Today".
 */
export function todayScript(timeZone: string, word: string): string {
	const mark = `e=>e.dataset.today=${JSON.stringify(word).replaceAll('<', '\\u003c')}`;
	return `document.querySelectorAll('[data-days~='+${getTodayIn(timeZone)}+']').forEach(${mark})`;
}
