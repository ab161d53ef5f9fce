// Loaded when a visitor turns to the form.
import { checkMessage, readMessage, sendMessage } from '~/accounts/contact-message.ts';
import { readSettings, type Settings } from './form-settings.ts';
import { showSent } from './sent.ts';

/**
 * Validates the message, sends it and shows the outcome. The fields keep their values until the message is sent. Shows the
 * outcome again if prefill.ts has hidden the form, after a reload.
 */
export async function activateForm(place: HTMLElement, form: HTMLFormElement): Promise<void> {
	const button = form.querySelector<HTMLButtonElement>('[type=submit]');
	const label = form.querySelector('[type=submit] > span');
	const failed = form.querySelector<HTMLElement>('[role=alert]');
	const reason = form.querySelector('[data-reason]');
	if (!button || !label || !failed || !reason) return;
	const { url = '', key = '' } = place.dataset;
	const { service, errors, sending } = readSettings(place);
	form.querySelector('[name=honeypot]')?.removeAttribute('disabled'); // disabled so that an email sent without JavaScript omits it

	// On Shift+Tab, some browsers scroll the field into view but leave its label behind the navbar. Their smooth scrolling would
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
		const [first] = showErrors(form, errors, checkMessage(message));
		failed.hidden = true;
		if (!first && !url && service) return; // let the browser post to the form service
		event.preventDefault();
		first?.focus();
		if (first || button.ariaBusy === 'true') return;

		const normalLabel = label.textContent;
		button.style.minWidth = `${button.offsetWidth}px`;
		button.ariaBusy = 'true';
		label.textContent = sending;
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
			reason.textContent = errors[outcome];
			failed.hidden = false;
			failed.focus();
		}
	});
	if (place.closest('.is-sent')) await showSent(place);
}

/** Browsers create ids only on secure pages. */
const createId = () => (isSecureContext ? crypto.randomUUID() : undefined);

/** Shows each error under its field, clears the others, and returns the invalid fields. */
function showErrors(
	form: HTMLFormElement,
	texts: Settings['errors'],
	errors: ReturnType<typeof checkMessage>,
): HTMLElement[] {
	const bad: HTMLElement[] = [];
	for (const control of form.querySelectorAll<HTMLInputElement>('[aria-describedby]')) {
		const found = errors.find(({ field }) => field === control.name);
		const text = document.getElementById(`${control.id}-error`);
		if (text) text.textContent = found ? texts[found.error] : '';
		text?.closest('[data-error]')?.toggleAttribute('hidden', !found);
		control.ariaInvalid = found ? 'true' : null;
		if (found) bad.push(control);
	}
	return bad;
}
