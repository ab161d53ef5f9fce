// Opens My week before the browser paints what it hides, and gives it its own heading and title. Its days come in the order in which
// they come next, today first. The rest loads once the page is parsed (my-week.ts).
import { createLoader } from '~/lib/create-loader.ts';
import { getWeekday, getWeekdayNumber } from '~/lib/weekdays.ts';
import { readTime } from '~/schedule/clock.ts';
import address from './my-week.ts?address';

const load = createLoader(address);
const week = document.currentScript?.parentElement;
const heading = document.querySelector('h1');
const ofAll = { words: [...(heading?.childNodes ?? [])], title: document.title };
function open() {
	if (!['', '#all', '#mine'].includes(location.hash)) return; // it names a part of the page, in either view
	const { heading: mine = '', title = '' } = week?.dataset ?? {};
	const isMine = location.hash === '#mine';
	week?.classList.toggle('is-mine', isMine);
	heading?.replaceChildren(...(isMine ? [mine] : ofAll.words));
	document.title = isMine ? title : ofAll.title;
	const today = isMine ? getWeekdayNumber(getWeekday(readTime().slice(0, 10))) : 0;
	const place = ({ dataset }: HTMLElement) => (getWeekdayNumber(dataset['day'] ?? '') - today + 7) % 7;
	const tables = [...(week?.querySelectorAll('table') ?? [])].sort((one, other) => place(one) - place(other));
	tables[0]?.parentElement?.append(...tables);
	if (isMine && document.readyState !== 'loading') void load();
}
open();
addEventListener('DOMContentLoaded', open);
addEventListener('hashchange', open);
