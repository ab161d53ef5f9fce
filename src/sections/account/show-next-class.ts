// Loaded by the account page once it is known that the member is signed in.
import { syncSavedClasses } from '~/accounts/saved-classes.ts';
import { readSavedKeys } from '~/accounts/stored.ts';
import { formatDateRange } from '~/lib/dates.ts';
import type { ListedClass } from '~/schedule/lists.ts';
import { readTime } from '~/schedule/clock.ts';

/** Shows the member's next class, or says that no class is saved. */
export async function showNextClass(page: HTMLElement): Promise<void> {
	const box = page.querySelector<HTMLElement>('#next-class');
	if (!box) return;
	const response = await fetch(box.dataset['url'] ?? '');
	// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by this site
	const classes: ListedClass[] = await response.json();
	const show = () => {
		const keys = readSavedKeys();
		const { lang, dataset } = document.documentElement;
		const now = readTime(dataset['clock']);
		const next = classes.find(({ key, begins }) => keys.includes(key) && now < begins);
		const [when, title] = box.querySelectorAll('b');
		if (next && when && title) {
			const date = next.begins.slice(0, 10);
			const day = now.startsWith(date) ? box.dataset['today'] : formatDateRange(date, date, lang);
			when.textContent = `${day} ${next.time}`;
			title.textContent = next.title;
		}
		box.querySelector('.next')?.classList.toggle('invisible', !next);
		box.querySelector('.none')?.classList.toggle('invisible', keys.length > 0);
	};
	if (readSavedKeys().length > 0) show();
	if ((await syncSavedClasses()) === undefined) show();
	for (const type of ['accountchange', 'storage', 'pageshow']) addEventListener(type, show);
}
