import { checkMessage, readMessage, sendMessage } from '~/accounts/contact-message';

/** Checks the message, sends it, and says in place how that went. What was typed stays until it has arrived. */
class ContactForm extends HTMLElement {
	connectedCallback() {
		const form = this.querySelector('form');
		const button = this.querySelector('button');
		const label = this.querySelector('button > span');
		const sent = this.querySelector<HTMLElement>('[role=status]');
		const failed = this.querySelector<HTMLElement>('[role=alert]');
		const reason = this.querySelector('[data-reason]');
		if (!form || !button || !label || !sent || !failed || !reason) return;
		// From attributes, not from the module that the sign-in shares: a script with imports is no longer inlined.
		const { url = '', key = '', formService } = this.dataset;
		const texts = readTexts(this.dataset['texts']);
		const normalLabel = label.textContent;
		form.noValidate = true; // from here on our own sentences, beside the fields
		form.querySelector('[name=trap]')?.removeAttribute('disabled'); // disabled, it stays out of a mail sent without us

		// Going back through the fields, browsers bring the field alone on the screen and leave its label below the navbar. They
		// scroll smoothly and go on to their own goal, so look twice: soon, and when they have arrived.
		form.addEventListener('focusin', ({ target }) => {
			const label = target instanceof Element && form.querySelector(`label[for="${target.id}"]`);
			if (!label) return;
			for (const delay of [100, 600])
				setTimeout(() => target.matches(':focus') && label.scrollIntoView({ block: 'nearest' }), delay);
		});

		form.addEventListener('submit', async (event) => {
			const fields = new FormData(form);
			const message = readMessage(fields);
			const [first] = mark(form, texts, checkMessage(message));
			sent.hidden = failed.hidden = true;
			if (!first && !url && formService) return; // the form service takes it from here
			event.preventDefault();
			first?.focus();
			if (first || button.ariaBusy === 'true') return;

			button.style.minWidth = `${button.offsetWidth}px`;
			button.ariaBusy = 'true';
			label.textContent = texts['sending'] ?? '';
			const isRobot = fields.get('trap') !== '';
			const outcome = isRobot ? 'refused' : url ? await sendMessage(message, { url, key }) : 'noService';
			button.ariaBusy = 'false';
			label.textContent = normalLabel;

			if (outcome === 'sent') {
				form.reset();
				sent.hidden = false;
				sent.focus();
			} else {
				reason.textContent = texts[outcome] ?? '';
				failed.hidden = false;
			}
		});
	}
}

/** The page's sentences by their names. */
function readTexts(json = '{}'): Record<string, string> {
	const found: unknown = JSON.parse(json);
	const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
	return Object.fromEntries(Object.entries(found ?? {}).filter(isText));
}

/** Writes each problem under its field, wipes the others, and returns the fields that have one. */
function mark(form: HTMLFormElement, texts: Record<string, string>, problems: ReturnType<typeof checkMessage>) {
	const bad: HTMLElement[] = [];
	for (const control of form.querySelectorAll<HTMLInputElement>('[aria-describedby]')) {
		const found = problems.find(({ field }) => field === control.name);
		const error = document.getElementById(`${control.id}-error`);
		if (error) error.textContent = found ? (texts[found.problem] ?? '') : '';
		error?.closest('[data-error]')?.toggleAttribute('hidden', !found);
		control.ariaInvalid = found ? 'true' : null;
		if (found) bad.push(control);
	}
	return bad;
}

customElements.define('contact-form', ContactForm);
