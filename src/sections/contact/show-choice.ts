import { type Choice, type Choices, readChoice, removeChoice } from '~/lib/choice.ts';
import { fill } from '~/lib/text.ts';

/** Shows the choice in the URL: in the heading, in a line above the fields and on the button. The message carries it. */
export async function showChoice(form: HTMLFormElement): Promise<void> {
	const response = await fetch(`${import.meta.env.BASE_URL.replace(/\/$/, '')}/choices.json`);
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by our build
	const choices: Choices = await response.json();
	const read = () => readChoice(new URLSearchParams(location.search), choices);
	let choice = read();
	const section = form.closest('section');
	const heading = section?.querySelector('h2');
	const label = form.querySelector('[type=submit] > span');
	const sent = form.querySelector('[role=status] > span');
	if (!choice || !section || !heading || !label || !sent) return;

	const { kind, name } = choice;
	const texts = choices.chosen[kind];
	const next = document.createElement('p');
	next.className = 'mt-4 text-lead text-muted';
	next.textContent = texts.next;
	heading.after(next);
	const line = createLine(choice, choices);
	form.prepend(line);
	const restore = [replaceText(heading, fill(texts.heading, { choice: name })), replaceText(label, texts.button)];
	const option = [...form.querySelectorAll('option')].find(({ value }) => value === name);
	if (option) option.selected = true;
	const email = form.querySelector<HTMLInputElement>('[name=email]');
	if (email) email.defaultValue = document.documentElement.dataset['signedIn'] ?? '';
	delete document.documentElement.dataset['waiting']; // hidden elements can't have focus
	// Instant: smooth scrolling would start at the banner.
	section.scrollIntoView({ behavior: 'instant' });
	heading.tabIndex = -1;
	heading.focus({ preventScroll: true }); // Tab and screen readers continue from here

	function forget() {
		history.replaceState(history.state, '', removeChoice(location.href)); // or a reload would show it again
		for (const restoreText of restore) restoreText();
		next.remove();
	}
	form.querySelector('select')?.addEventListener('change', () => {
		if (!option) return;
		// From now on, the field has the class. A trial stays a trial.
		history.replaceState(history.state, '', removeChoice(location.href, ['class', 'at']));
		choice = read();
		if (choice) writeChoice(line, choice);
		else {
			forget();
			line.remove();
		}
	});
	line.querySelector('button')?.addEventListener('click', () => {
		forget();
		line.replaceChildren(choices.removed);
		if (option) option.selected = false;
		form.dispatchEvent(new Event('input')); // keep-draft.ts saves the fields
		form.querySelector<HTMLElement>('.field')?.focus();
	});
	// contact-form.ts resets the form once the message is sent.
	const usual = sent.textContent;
	form.addEventListener('reset', () => {
		const isChosen = line.querySelector('input') && line.isConnected;
		sent.textContent = isChosen && choice ? fill(choices.sentChoice, { choice: choice.words }) : usual;
		if (isChosen) forget();
		line.remove();
	});
}

/** Replaces a text. @returns a function that restores it. */
function replaceText(element: Element, text: string): () => void {
	const usual = element.textContent;
	element.textContent = text;
	return () => (element.textContent = usual);
}

/** Creates the line "You asked for …", with a button to remove it and the field that is sent. */
function createLine(choice: Choice, { asked, removeChoice: remove }: Choices): HTMLElement {
	const line = document.createElement('p');
	line.className = 'asked md:col-span-2';
	line.ariaLive = 'polite';
	const label = document.createElement('b');
	label.className = 'label text-muted';
	label.textContent = asked;
	const chosen = document.createElement('span');
	chosen.className = 'flex-1 min-w-24';
	const button = document.createElement('button');
	button.className = 'inline-link min-w-11 h-11';
	button.type = 'button';
	button.textContent = remove;
	const field = document.createElement('input');
	field.type = 'hidden';
	field.name = 'about';
	line.append(label, ' ', chosen, ' ', button, field); // the spaces are for screen readers
	writeChoice(line, choice);
	return line;
}

function writeChoice(line: HTMLElement, { words, summary }: Choice): void {
	line.querySelector('span')?.replaceChildren([words, summary].filter(Boolean).join('. '));
	line.querySelector('input')?.setAttribute('value', words);
}
