// Fills in the element before this script (OpenNow.astro), before it is painted.
import { readTime } from '~/lib/gym-clock.ts';
import { findOpenStatus, type HoursByDay } from '~/lib/open-now.ts';
import { fill } from '~/lib/text.ts';

interface Texts {
	always: string;
	openUntil: string;
	opensAt: string;
	closed: string;
}

const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement) {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by OpenNow.astro, like the texts
	const hours: HoursByDay = JSON.parse(place.dataset['hours'] ?? '{}');
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment
	const texts: Texts = JSON.parse(place.dataset['texts'] ?? '{}');
	const status = findOpenStatus(hours, readTime(document.documentElement.dataset['clock']));
	const { isOpen = false, time = '' } = status ?? {};
	place.toggleAttribute('data-open', isOpen);
	const text = isOpen ? texts.openUntil : texts.opensAt;
	place.textContent = time ? fill(text, { time }) : isOpen ? texts.always : texts.closed;
}
