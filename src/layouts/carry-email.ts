// Carries the address that was typed for signing in to the form for a new password.
import { onStoreChange, readItem, removeItem, writeItem } from '~/visitor/storage.ts';

const field = document.querySelector<HTMLInputElement>('[type=email]');
const link = document.querySelector('.forgot');
link?.addEventListener('click', () => writeItem('email', field?.value ?? ''));

function takeEmail() {
	if (link || !field) return;
	field.value ||= readItem('email') ?? '';
	removeItem('email');
}
takeEmail();
onStoreChange(takeEmail);
