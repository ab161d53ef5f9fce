// Loaded when a visitor turns to the form.
import { checkMessage, readMessage, sendMessage } from '~/accounts/contact-message.ts';
import { showSent } from './sent.ts';

type Texts = Record<string, string>;

/** Validates the message, sends it and shows the outcome. The fields keep their values until the message is sent. */
export function activateForm(place: HTMLElement, form: HTMLFormElement): void {
	const button = form.querySelector<HTMLButtonElement>('[type=submit]');
	const label = form.querySelector('[type=submit] > span');
	const failed = form.querySelector<HTMLElement>('[role=alert]');
	const reason = form.querySelector('[data-reason]');
	if (!button || !label || !failed || !reason) return;
	const { url = '', key = '', formService } = place.dataset;
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
	const texts: Texts = JSON.parse(place.dataset['texts'] ?? '{}');
	form.querySelector('[name=honeypot]')?.removeAttribute('disabled'); // disabled so that an email sent without JavaScript omits it

	// On Shift+Tab, browsers scroll the field into view but leave its label behind the navbar. Their smooth scrolling would
	// override ours, so scroll twice: soon, and once it has ended.
	form.addEventListener('focusin', ({ target }) => {
		const label = target instanceof Element && form.querySelector(`label[for="${target.id}"]`);
		if (!label) return;
		for (const delay of [100, 600])
			setTimeout(() => target.matches(':focus') && label.scrollIntoView({ block: 'nearest' }), delay);
	});

	let attempt = { text: '', id: createId() };
	form.addEventListener('submit', async (event) => {
		const fields = new FormData(form);
		const message = readMessage(fields);
		const [first] = showErrors(form, texts, checkMessage(message));
		failed.hidden = true;
		if (!first && !url && formService) return; // let the browser post to the form service
		event.preventDefault();
		first?.focus();
		if (first || button.ariaBusy === 'true') return;

		const normalLabel = label.textContent;
		button.style.minWidth = `${button.offsetWidth}px`;
		button.ariaBusy = 'true';
		label.textContent = texts['sending'] ?? '';
		const text = JSON.stringify(message);
		if (text !== attempt.text) attempt = { text, id: createId() };
		const isRobot = fields.get('honeypot') !== '';
		const outcome = isRobot ? 'refused' : await sendMessage(message, { url, key }, attempt.id);
		if (outcome === 'sent') await showSent(place, message);
		button.ariaBusy = 'false';
		label.textContent = normalLabel;

		if (outcome === 'sent') {
			form.reset();
			history.replaceState(history.state, '', location.pathname); // or a reload would ask for the same again
		} else {
			reason.textContent = texts[outcome] ?? '';
			failed.hidden = false;
			failed.focus();
		}
	});
	// After a reload, prefill.ts has hidden the form.
	const section = place.closest('.is-sent');
	if (section) void showSent(place).finally(() => section.classList.remove('is-sent'));
}

/** Browsers create ids only on secure pages. */
const createId = () => (isSecureContext ? crypto.randomUUID() : undefined);

/** Shows each error under its field, clears the others, and returns the invalid fields. */
function showErrors(form: HTMLFormElement, texts: Texts, errors: ReturnType<typeof checkMessage>) {
	const bad: HTMLElement[] = [];
	for (const control of form.querySelectorAll<HTMLInputElement>('[aria-describedby]')) {
		const found = errors.find(({ field }) => field === control.name);
		const text = document.getElementById(`${control.id}-error`);
		if (text) text.textContent = found ? (texts[found.error] ?? '') : '';
		text?.closest('[data-error]')?.toggleAttribute('hidden', !found);
		control.ariaInvalid = found ? 'true' : null;
		if (found) bad.push(control);
	}
	return bad;
}
