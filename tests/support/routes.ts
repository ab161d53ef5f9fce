import { distFolder } from '../../src/lib/folders.ts';
import { builtPages, onePerKind, visitablePages } from '../../src/scripts/shared/pages.ts';

/** The built site that the tests look at. */
export const dist = distFolder;

const pages = builtPages(dist).filter(({ route }) => route !== '/404');
const open = visitablePages(dist).filter(({ route }) => route !== '/404');

/** Every built page by the path that visitors use; redirect pages and 404 are none. */
export const routes: string[] = pages.map(({ route }) => route);

/** One page of each kind that a visitor can look at (/account leads strangers on, its own tests sign in first), where looking at all of them would only repeat the same layout. */
export const kinds: string[] = [...onePerKind(open).map(({ route }) => route), '/nowhere'];
