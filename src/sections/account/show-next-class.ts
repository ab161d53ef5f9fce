// Loaded by the account page once it is known that the member is signed in.
import { syncSavedClasses } from '~/accounts/saved-classes.ts';
import { onStoreChange, readSavedKeys } from '~/accounts/store.ts';
import { fetchClasses, findNextClass, formatDay } from '~/sections/next-class.ts';

/** Shows the member's next class, or says that no class is saved. */
export async function showNextClass(page: HTMLElement): Promise<void> {
	const box = page.querySelector<HTMLElement>('#next-class');
	if (!box) return;
	const classes = await fetchClasses();
	const show = () => {
		const keys = readSavedKeys();
		const next = findNextClass(classes, keys);
		const [when, title] = box.querySelectorAll('b');
		if (next && when && title) {
			when.textContent = `${formatDay(next, box.dataset['today'])} ${next.time}`;
			title.textContent = next.title;
		}
		box.querySelector('.next')?.classList.toggle('invisible', !next);
		box.querySelector('.none')?.classList.toggle('invisible', keys.length > 0);
	};
	if (readSavedKeys().length > 0) show();
	if ((await syncSavedClasses()) === undefined) show();
	onStoreChange(show);
}
