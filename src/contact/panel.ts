import { getProperty } from '~/lib/get-property.ts';
import { isAnothers } from '~/visitor/signed-in.ts';
import { onStoreChange } from '~/visitor/storage.ts';

/**
 * Replaces the section of the form with the panel in its template, if this entry of the history has what this visitor sent.
 * Anybody, also another version of this site, may have written the entry.
 */
export function showSent(form: HTMLFormElement): void {
	const section = form.closest('section');
	const panel = section?.querySelector('template')?.content;
	const read = (name: string) => getProperty(history.state, name);
	const [about, next, owner] = [read('about'), read('next'), read('owner')];
	const isOurs = read('form') === form.dataset['form'] && !isAnothers(owner);
	if (!section || !panel || !isOurs || typeof about !== 'string' || typeof next !== 'string') return;
	const heading = panel.querySelector('h2');
	for (const [name, text] of Object.entries({ about, next })) {
		const place = panel.querySelector(`[data-${name}]`);
		if (place && text) place.textContent = text;
	}
	for (const part of panel.querySelectorAll<HTMLElement>('[data-visit]')) part.hidden = read('isVisit') !== true;
	section.replaceWith(panel);
	heading?.focus();
	// What a member sent is not for whoever comes next: after a reload, there is no panel.
	onStoreChange(() => {
		if (isAnothers(owner)) location.reload();
	});
}
