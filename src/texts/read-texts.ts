// The words of the interface, for pages and everything on them: the English defaults, or what content/settings/texts.json has instead.
import { defaults, type Texts } from './defaults.ts';

declare global {
	/** Set by astro.config.mjs: not from the content store, so that components read their texts in a test without one. */
	const CONTENT_TEXTS: { [Group in keyof Texts]?: Partial<Texts[Group]> };
}

/** Reads the words of one place. */
export function readTexts<Group extends keyof Texts>(group: Group): Texts[Group] {
	return { ...defaults[group], ...CONTENT_TEXTS[group] };
}
