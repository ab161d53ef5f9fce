// Sorts the times of a class or a coach by their next dates, before the browser paints them: on a page built some time ago, or once
// today's class is over, another one is next. By numbers, because a phone needs 12 ms to load the rules of localeCompare().
const list = document.currentScript?.previousElementSibling;
const getBegin = (row: Element) => Date.parse(row.querySelector('time')?.dateTime ?? '') || Infinity; // without a date, last
list?.append(...[...list.children].sort((one, other) => getBegin(one) - getBegin(other)));
