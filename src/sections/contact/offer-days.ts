// Selects the class that the link names and offers its next days, before the form is painted. A link to the free trial may leave
// the class to the visitor. What they choose is added to "You asked for". Runs right after both fields.
import { readTime } from '~/lib/gym-clock.ts';
import type { Days } from '~/lib/slot-dates.ts';

interface Fields {
	about: HTMLInputElement;
	classes: HTMLSelectElement;
	days: HTMLSelectElement;
}

function offerDays({ about, classes, days }: Fields): void {
	const query = new URLSearchParams(location.search);
	const option = [...classes.options].find(({ dataset }) => dataset['id'] === query.get('class'));
	if (option)
		classes.value ||= option.value; // unless the browser has restored another
	else if (!query.has('trial')) return;
	if (about.disabled) return;

	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
	const all: Days = JSON.parse(days.dataset['days'] ?? '{}');
	const now = readTime(document.documentElement.dataset['clock']);
	let title = '';
	/** Removes the day of the current class from the words. */
	function removeDay() {
		const { dates = [], weekly = [] } = all[title] ?? {};
		for (const words of [...weekly, ...dates.map(([, text]) => text)])
			about.value = about.value.replace(`, ${words}`, '');
	}
	function show() {
		title = classes.value;
		const { dates = [], weekly = [] } = all[title] ?? {};
		const ahead = dates.filter(([until]) => until > now).map(([, words]) => words);
		const offered = ahead.length > 0 ? ahead : weekly; // if the page is older than two weeks
		days.length = 1; // the first option is "Any day"
		days.append(...offered.map((words) => new Option(words)));
		days.parentElement?.toggleAttribute('hidden', offered.length === 0);
	}
	days.addEventListener('change', () => {
		removeDay();
		if (days.value) about.value += `, ${days.value}`;
	});
	classes.addEventListener('change', () => {
		if (about.disabled) return; // the message is sent
		removeDay();
		const words = about.value;
		if (title) about.value = words.replace(title, classes.value);
		else if (!words.includes(classes.value)) about.value = `${words}, ${classes.value}`;
		about.value = about.value.replace(/, $/, ''); // no class is chosen any more
		show();
	});
	show();
}

const form = document.currentScript?.closest('form');
const about = form?.querySelector<HTMLInputElement>('[name=about]');
const classes = form?.querySelector<HTMLSelectElement>('[name=class]');
const days = form?.querySelector<HTMLSelectElement>('[data-days]');
if (about && classes && days) offerDays({ about, classes, days });
