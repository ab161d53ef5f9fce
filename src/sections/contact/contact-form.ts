// Validates and sends the message of the page's form, and then shows what was sent. MessageForm.astro loads it.
import { checkMessage, readMessage, sendMessage } from '~/accounts/contact-message.ts';
import { getProperty } from '~/lib/get-property.ts';
import type { Texts } from '~/texts/defaults.ts';
import { isOfAnother, keepDraft } from './keep-draft.ts';

const place = document.querySelector<HTMLElement>('contact-form');
const form = place?.querySelector('form');
if (place && form) activateForm(place, form);

/** The fields keep their values until the message is sent. */
function activateForm(place: HTMLElement, form: HTMLFormElement): void {
	const button = form.querySelector<HTMLButtonElement>('[type=submit]');
	const failed = form.querySelector<HTMLElement>('[role=alert]');
	const reason = form.querySelector('[data-reason]');
	if (!button || !failed || !reason) throw new TypeError('The form is incomplete.');
	const { url = '', key = '', service, errors = '' } = place.dataset;
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by MessageForm.astro
	const texts: Texts['contactErrors'] = JSON.parse(errors);
	form.querySelector('[name=honeypot]')?.removeAttribute('disabled'); // disabled so that an email sent without JavaScript omits it
	keepDraft(form);
	const sent = isOfAnother(history.state) ? undefined : getProperty(history.state, 'sent');
	if (sent !== undefined) showSent(place, String(getProperty(sent, 'about')), String(getProperty(sent, 'class')));

	// On Shift+Tab, some browsers scroll the field into view but leave its label behind the navbar. Their smooth scrolling would
	// override ours, so scroll twice: soon, and once it has ended.
	form.addEventListener('focusin', ({ target }) => {
		const label = target instanceof Element && form.querySelector(`label[for="${target.id}"]`);
		if (!label) return;
		for (const delay of [100, 600])
			setTimeout(() => target.matches(':focus') && label.scrollIntoView({ block: 'nearest' }), delay);
	});

	const setBusy = (isBusy: boolean) => {
		button.setAttribute('aria-busy', String(isBusy));
		for (const field of form.querySelectorAll('.field'))
			field.toggleAttribute(field.matches('select') ? 'disabled' : 'readonly', isBusy);
	};
	let attempt = { text: '', id: createId() };
	form.addEventListener('submit', async (event) => {
		if (button.matches('[aria-busy=true]')) {
			event.preventDefault();
			return;
		}
		const fields = new FormData(form);
		const message = readMessage(fields);
		const [first] = showErrors(form, texts, checkMessage(message));
		failed.hidden = true;
		if (!first && !url && service) return; // let the browser post to the form service
		event.preventDefault();
		first?.focus();
		if (first) return;

		setBusy(true);
		const text = JSON.stringify(message);
		if (text !== attempt.text) attempt = { text, id: createId() };
		const isRobot = fields.get('honeypot') !== '';
		const outcome = isRobot ? 'refused' : await sendMessage(message, { url, key }, attempt.id);
		setBusy(false);
		if (outcome === 'sent') {
			form.reset();
			const { about = '', class: id } = message;
			// For a reload. At an address of its own: browsers keep the state when a link leads to the same one.
			history.replaceState({ ...history.state, sent: { about, class: id } }, '', `${location.pathname}#sent`);
			showSent(place, about, id)?.focus();
		} else {
			reason.textContent = texts[outcome];
			failed.hidden = false;
			failed.focus();
		}
	});
}

/** Browsers create ids only on secure pages. */
function createId(): string | undefined {
	return isSecureContext ? crypto.randomUUID() : undefined;
}

/** Shows each error under its field, clears the others, and returns the invalid fields. */
function showErrors(
	form: HTMLFormElement,
	texts: Texts['contactErrors'],
	errors: ReturnType<typeof checkMessage>,
): HTMLElement[] {
	const controls = [...form.querySelectorAll<HTMLInputElement>('[aria-describedby]')];
	return controls.filter((control) => {
		const found = errors.find(({ field }) => field === control.name);
		const text = document.getElementById(`${control.id}-error`);
		if (text) text.textContent = found ? texts[found.error] : '';
		text?.closest('[data-error]')?.toggleAttribute('hidden', !found);
		if (found) control.setAttribute('aria-invalid', 'true');
		else control.removeAttribute('aria-invalid');
		return found;
	});
}

/** Replaces the section of the form with the panel in its template. @returns the panel's heading. */
function showSent(place: HTMLElement, about: string, id: string): HTMLElement | null | undefined {
	const template = place.querySelector('template');
	const panel = template && document.importNode(template.content, true);
	if (!panel) return undefined;
	const asked = panel.querySelector('[data-asked]');
	if (asked && about) asked.textContent = about;
	for (const part of panel.querySelectorAll<HTMLElement>('[data-visit]')) part.hidden = !about;
	const heading = panel.querySelector('h2');
	const general = panel.querySelector<HTMLElement>('[data-bring=""]');
	const own = panel.querySelector<HTMLElement>(`[data-bring="${CSS.escape(id)}"]`);
	if (own && general) general.hidden = true;
	if (own) own.hidden = !about;
	place.closest('section')?.replaceWith(panel);
	return heading;
}
