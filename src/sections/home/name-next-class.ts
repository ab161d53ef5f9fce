// Loaded by the home page, for members only.
import { readSavedKeys } from '~/accounts/store.ts';
import { fill } from '~/lib/text.ts';
import { fetchClasses, findNextClass, formatDay } from '~/sections/next-class.ts';

/** Names the member's next class in the hero. Without one, the line stays as it is. */
export async function nameNextClass(line: HTMLElement): Promise<void> {
	const keys = readSavedKeys();
	if (keys.length === 0) return;
	const next = findNextClass(await fetchClasses(), keys);
	if (!next) return;
	const when = `${formatDay(next, line.dataset['today'])} ${next.time}`;
	line.textContent = fill(line.dataset['next'] ?? '', { class: next.title, when });
}
