// Notes where a visitor came from, on the first page of a tab: the other site's name and the campaign in the address. Fills it
// into the contact form. At the end of the page.
import { sourceKey } from '~/accounts/storage-keys.ts';
import { describeSource } from '~/lib/message-source.ts';

try {
	const source = sessionStorage.getItem(sourceKey) ?? describeSource(document.referrer, location);
	sessionStorage.setItem(sourceKey, source);
	const field = document.querySelector<HTMLInputElement>('[name=source]');
	if (field && source) {
		field.value = source;
		field.disabled = false; // so that an email sent without JavaScript omits it
	}
} catch {
	// Storage is blocked. The message comes without it.
}
