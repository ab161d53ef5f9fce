// Replaces `~/data/entries` in a preview, with the texts that the screen loaded.
import type { PreviewContext } from './preview-context.ts';

type Texts = PreviewContext['texts'];
let texts: Texts | undefined;

/** Sets what `readSingle()` returns. */
export function setTexts(all: Texts): void {
	texts = all;
}

/** The entry of a single-file collection. */
export function readSingle<Name extends keyof Texts>(collection: Name): { data: Texts[Name] | undefined } {
	return { data: texts?.[collection] };
}
