// Opens My week before the browser paints what it hides, and gives it its own heading and title. Its days come in the order in which
// they come next, today first.
import { getWeekday, getWeekdayNumber } from '~/lib/weekdays.ts';
import { readTime } from '~/schedule/clock.ts';

const week = document.currentScript?.parentElement;
const heading = document.querySelector('h1');
const ofAll = { words: [...(heading?.childNodes ?? [])], title: document.title };
const isMine = () => location.hash === '#mine';
function open() {
	const { heading: mine = '', title = '' } = week?.dataset ?? {};
	week?.classList.toggle('is-mine', isMine());
	heading?.replaceChildren(...(isMine() ? [mine] : ofAll.words));
	document.title = isMine() ? title : ofAll.title;
}
function sortDays() {
	const now = readTime(document.documentElement.dataset['clock']);
	const today = isMine() ? getWeekdayNumber(getWeekday(now.slice(0, 10))) : 0;
	const place = (table: HTMLElement) => (getWeekdayNumber(table.dataset['day'] ?? '') - today + 7) % 7;
	const tables = [...(week?.querySelectorAll('table') ?? [])].sort((one, other) => place(one) - place(other));
	tables[0]?.parentElement?.append(...tables);
}
open();
addEventListener('DOMContentLoaded', sortDays);
addEventListener('hashchange', () => {
	open();
	sortDays();
});
