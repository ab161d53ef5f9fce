// Sorts the times of a class or a coach by their next dates, before the browser paints them: on a page built some time ago, or once
// today's class is over, another one is next.
const list = document.currentScript?.previousElementSibling;
const getBegin = (row: Element) => row.querySelector('time')?.dateTime || 'none';
list?.append(...[...list.children].sort((one, other) => getBegin(one).localeCompare(getBegin(other))));
