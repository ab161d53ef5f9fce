// Fills in the element before this script (OpenNow.astro), before it is painted.
import { readTime } from '~/lib/gym-clock.ts';
import { findOpenStatus, type HoursByDay } from '~/lib/open-now.ts';
import { fill } from '~/lib/text.ts';

interface Texts {
	always: string;
	openUntil: string;
	opensAt: string;
}

const place = document.currentScript?.previousElementSibling;
if (place instanceof HTMLElement) {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by OpenNow.astro, like the texts
	const hours: HoursByDay = JSON.parse(place.dataset['hours'] ?? '{}');
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment
	const texts: Texts = JSON.parse(place.dataset['texts'] ?? '{}');
	const status = findOpenStatus(hours, readTime(document.documentElement.dataset['clock']));
	if (status) {
		const { isOpen, time = '' } = status;
		place.hidden = false;
		place.toggleAttribute('data-open', isOpen);
		place.textContent = time ? fill(isOpen ? texts.openUntil : texts.opensAt, { time }) : texts.always;
	}
}
