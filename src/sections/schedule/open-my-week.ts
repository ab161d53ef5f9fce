// Opens My week before the browser paints what it hides, and gives it its own heading and title.
const week = document.currentScript?.parentElement;
const heading = document.querySelector('h1');
const ofAll = { heading: heading?.textContent ?? '', title: document.title };
function open() {
	const isMine = location.hash === '#mine';
	week?.classList.toggle('is-mine', isMine);
	if (heading) heading.textContent = (isMine && week?.dataset['heading']) || ofAll.heading;
	document.title = (isMine && week?.dataset['title']) || ofAll.title;
}
open();
addEventListener('hashchange', open);
