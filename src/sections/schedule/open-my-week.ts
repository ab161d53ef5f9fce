// Opens My week before the browser paints what it hides, and gives it its own heading and title.
const week = document.currentScript?.parentElement;
const heading = document.querySelector('h1');
const ofAll = { words: [...(heading?.childNodes ?? [])], title: document.title };
function open() {
	const { heading: mine = '', title = '' } = week?.dataset ?? {};
	const isMine = location.hash === '#mine';
	week?.classList.toggle('is-mine', isMine);
	heading?.replaceChildren(...(isMine ? [mine] : ofAll.words));
	document.title = isMine ? title : ofAll.title;
}
open();
addEventListener('hashchange', open);
