// contact.astro loads this early if the URL names a class, a plan or a trial. It shows the choice above the fields, adds it
// to the message and scrolls to the form.
import { type Choice, type Choices, readChoice } from '~/lib/choice';

async function showChoice(): Promise<void> {
	const response = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/choices.json`);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by our build
	const choices: Choices = await response.json();
	if (document.readyState === 'loading') {
		await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
	}
	const { dataset } = document.documentElement;
	delete dataset['waiting'];
	const choice = readChoice(new URLSearchParams(location.search), choices);
	const form = document.querySelector<HTMLFormElement>('contact-form form');
	if (!choice || !form) return;

	const line = createLine(choice, choices);
	form.prepend(line);
	const select = form.querySelector('select');
	if (select && choice.option !== undefined) select.value = choice.option;
	const email = form.querySelector<HTMLInputElement>('[name=email]');
	if (email) email.defaultValue = dataset['signedIn'] ?? '';
	// Instant: smooth scrolling would start at the banner.
	form.closest('section')?.scrollIntoView({ behavior: 'instant' });
	line.focus({ preventScroll: true }); // Tab and screen readers continue from here

	line.querySelector('button')?.addEventListener('click', () => {
		line.remove();
		if (select && select.value === choice.option) select.value = '';
		form.querySelector('input')?.focus();
	});
	// contact-form.ts resets the form once the message is sent.
	const sent = form.querySelector('[role=status] > span');
	const usual = sent?.textContent ?? '';
	form.addEventListener('reset', () => {
		if (sent) sent.textContent = line.isConnected ? fill(choices.sent, choice.words) : usual;
		line.remove();
	});
}

/** Creates the line "You asked for: …", with a button to remove it and the field that is sent. */
function createLine({ words, summary = '' }: Choice, { asked, remove }: Choices): HTMLElement {
	const line = document.createElement('p');
	line.className = 'notice justify-between md:col-span-2';
	line.tabIndex = -1;
	const button = document.createElement('button');
	button.className = 'inline-link flex-none';
	button.type = 'button';
	button.textContent = remove;
	const field = document.createElement('input');
	field.type = 'hidden';
	field.name = 'about';
	field.value = words;
	line.append([fill(asked, words), summary].filter(Boolean).join('. '), ' ', button, field); // the space is for screen readers
	return line;
}

function fill(template: string, words: string): string {
	return template.replace('{choice}', () => words);
}

// If choices.json does not load, show the page without the choice. The form works.
showChoice().catch(() => delete document.documentElement.dataset['waiting']);
