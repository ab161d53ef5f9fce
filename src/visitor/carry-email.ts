import { onStoreChange, readItem, removeItem, writeItem } from './storage.ts';

/** Carries the address typed into one form to the next page's. */
export function carryEmail(email: string): void {
	writeItem('email', email);
}

/** Fills in the address that was typed into the form before. */
export function followEmail(field: HTMLInputElement | null): void {
	function take(): void {
		const email = readItem('email');
		if (field && email) field.value = email;
		removeItem('email');
	}
	take();
	onStoreChange(take); // what a prerendered page reads and removes is a copy
}
