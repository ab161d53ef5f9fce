import { checkMessage, type Message, readMessage, sendMessage } from '~/accounts/contact-message.ts';
import address from './sent.ts?address';

type Texts = Record<string, string>;

/** Validates the message, sends it and shows the outcome. The fields keep their values until the message is sent. */
class ContactForm extends HTMLElement {
	connectedCallback() {
		const form = this.querySelector('form');
		const button = this.querySelector<HTMLButtonElement>('[type=submit]');
		const label = this.querySelector('[type=submit] > span');
		const sent = this.querySelector<HTMLElement>('[role=status]');
		const failed = this.querySelector<HTMLElement>('[role=alert]');
		const reason = this.querySelector('[data-reason]');
		if (!form || !button || !label || !sent || !failed || !reason) return;
		// From attributes, not from the module shared with sign-in: Astro 7.3 inlines only scripts without imports
		// (https://github.com/withastro/astro/blob/main/packages/astro/src/core/build/plugins/plugin-scripts.ts).
		const { url = '', key = '', formService } = this.dataset;
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by ContactForm.astro
		const texts: Texts = JSON.parse(this.dataset['texts'] ?? '{}');
		form.noValidate = true; // our own error messages replace the browser's
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
			sent.hidden = failed.hidden = true;
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
			const isShown = outcome === 'sent' && (await showSent(this, message));
			button.ariaBusy = 'false';
			label.textContent = normalLabel;

			if (outcome === 'sent') {
				sent.hidden = isShown;
				sent.focus(); // if it is shown
				form.reset();
				history.replaceState(history.state, '', location.pathname); // or a reload would ask for the same again
			} else {
				reason.textContent = texts[outcome] ?? '';
				failed.hidden = false;
				failed.focus();
			}
		});
		// After a reload, prefill.ts has hidden the form.
		const section = this.closest('.is-sent');
		if (section) void showSent(this).finally(() => section.classList.remove('is-sent'));
	}
}

/** Replaces the form with what was asked for. @returns whether that worked: the code for it loads only now. */
async function showSent(place: HTMLElement, message?: Message): Promise<boolean> {
	try {
		// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the module at this address
		const rest: typeof import('./sent.ts') = await import(/* @vite-ignore */ address);
		await rest.showSent(place, message);
		return true;
	} catch {
		return false;
	}
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

customElements.define('contact-form', ContactForm);
