// Takes the place of `~/data/entries` in a preview: the texts around an entry, as the screen was told of them.
import type { Surroundings } from './surroundings.ts';

type Texts = Surroundings['texts'];
let texts: Texts | undefined;

/** Says what `single()` finds. */
export function setTexts(all: Texts): void {
	texts = all;
}

/** The one entry of a collection that is a single file. */
export function single<Name extends keyof Texts>(collection: Name): { data: Texts[Name] | undefined } {
	return { data: texts?.[collection] };
}
