// Selects the class that the link names and offers its next days, before the form is painted. A link to the free trial may leave
// the class to the visitor. What they choose is added to "You asked for". Runs right after both fields.
import { addDays } from '~/lib/dates.ts';
import { readTime } from '~/schedule/clock.ts';
import { type OfferedDays, readOfferedDays } from '~/schedule/lists.ts';

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
	const all: OfferedDays = JSON.parse(days.dataset['days'] ?? '{}');
	const listWeekly = () => all.classes[title]?.weekly ?? [];
	const now = readTime(document.documentElement.dataset['clock']);
	const lastDay = addDays(now.slice(0, 10), 14);
	let title = '';
	/** Removes the day of the current class from the words. */
	function removeDay() {
		for (const words of [...listWeekly(), ...readOfferedDays(all, title).map(([, text]) => text)])
			about.value = about.value.replace(`, ${words}`, '');
	}
	function show() {
		title = classes.value;
		const ahead = readOfferedDays(all, title).filter(([moment]) => now < moment && moment < lastDay);
		const offered = ahead.length > 0 ? ahead.map(([, words]) => words) : listWeekly(); // if the page is older than its dates, or the class is off for weeks
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
