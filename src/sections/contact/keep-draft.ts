// Keeps what is typed into the form across a reload, until the message is sent, the member signs out or the tab is closed. Runs right
// after the form, before anybody can type into it. visitor/show-signed-in.ts knows whose it is.
import { readItem, writeItem } from '~/visitor/storage.ts';

const form = document.querySelector<HTMLFormElement>('.message-form');
if (!form) throw new TypeError('There is no form.');
for (const field of form.querySelectorAll<HTMLInputElement>(':disabled')) field.disabled = false; // an email sent without JavaScript omits them

const fields = [...form.querySelectorAll<HTMLInputElement>('.field')];
const readDraft = () => new URLSearchParams(readItem('message'));
const canStore = writeItem('message', String(readDraft()));

/** After Back, browsers fill in the fields themselves, even with what another member typed, before the event "pageshow". */
function restore() {
	const draft = readDraft();
	for (const field of fields) {
		const value = draft.get(field.name) || field.defaultValue;
		if (canStore && !field.matches('select') && field.value !== value) field.value = value;
	}
}
restore();
addEventListener('pageshow', restore);

// For fill-in.ts, which knows the days of a class. At another link, what that asks for wins.
const draft = readDraft();
if (draft.get('link') === location.search)
	for (const { name, dataset } of fields) dataset['draft'] = draft.get(name) ?? '';

function save() {
	const typed = fields.map(({ name, value }) => [name, value]);
	writeItem('message', String(new URLSearchParams([...typed, ['link', location.search]])));
}
for (const type of ['input', 'change']) form.addEventListener(type, save);
