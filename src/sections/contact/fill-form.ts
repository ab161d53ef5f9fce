// Fills in the contact form: what was typed before a reload, and the choice in the URL. Loaded by load-fill-form.ts.
import { hasChoice } from '~/lib/choice.ts';
import { keepDraft } from './keep-draft.ts';
import { showChoice } from './show-choice.ts';

async function fillForm(): Promise<void> {
	if (document.readyState === 'loading') {
		await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
	}
	const form = document.querySelector<HTMLFormElement>('contact-form form');
	if (!form) return;
	keepDraft(form);
	if (hasChoice(location.search)) await showChoice(form);
}

fillForm()
	.catch(() => undefined) // without choices.json, contact-form.ts sends the choice as in the URL
	.finally(() => delete document.documentElement.dataset['waiting']);
