// Finds why a save would lose what others have written.
import type CMS from '@sveltia/cms';

const opened = Date.now();
/** When the screen itself last wrote each file. */
const written = new Map<string, number>();

export function rememberSaves(cms: typeof CMS): void {
	cms.registerEventListener({
		name: 'postSave',
		handler: ({ entry }) => void written.set(entry.get('path'), Date.now()),
	});
}

/**
 * Why an entry must not be saved, or undefined.
 * @param path from the project's folder
 * @param isNew no such file may exist, not even one with a mistake, which isn't in its list
 */
export async function findConflict(path: string, isNew: boolean): Promise<string | undefined> {
	// Git services have commits, in which Sveltia CMS (0.221) itself looks for changes. In a folder, it doesn't look.
	if (!import.meta.env.IS_LOCAL) return undefined;
	const file = encodeURIComponent(path.replace(/^content\//, ''));
	const response = await fetch(`${import.meta.env.BASE_URL}changed?file=${file}`).catch(() => undefined);
	if (!response) return 'The site has stopped. Start it with "npm run dev", then save again.';
	if (isNew) return response.ok ? `There is already a file ${path}. Choose another name.` : undefined;
	if (response.ok && Number(await response.text()) <= (written.get(path) ?? opened)) return undefined;
	return 'This entry was changed in another tab or program. Copy what you wrote and reload this page. If it offers a draft, choose "Discard".';
}
