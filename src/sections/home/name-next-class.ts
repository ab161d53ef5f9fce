// Loaded by the home page, for members only.
import { readSavedClasses } from '~/accounts/stored.ts';
import { savedKeys } from '~/lib/saved-classes.ts';
import { fill } from '~/lib/text.ts';
import { fetchClasses, findNextClass } from '~/sections/next-class.ts';

/** Names the member's next class in the hero. Without one, the line stays as it is. */
export async function nameNextClass(line: HTMLElement): Promise<void> {
	const keys = savedKeys(readSavedClasses());
	if (keys.length === 0) return;
	const next = findNextClass(await fetchClasses(line.dataset['url']), keys, line.dataset['today']);
	if (next) line.textContent = fill(line.dataset['next'] ?? '', { class: next.title, when: next.when });
}
