// The words of the interface: the English defaults, or what content/settings/texts.json has instead.
import type { Plural } from '~/lib/text.ts';
import { defaults, type Texts } from '~/texts/defaults.ts';

interface Overrides {
	[group: string]: { [key: string]: string | Plural } | undefined;
}

// Not from the content store, so that components read their texts in a test without one.
const files = import.meta.glob<Overrides>('@content/settings/texts.json', { eager: true, import: 'default' });
const [overrides = {}] = Object.values(files);

/** Reads the words of one place. */
export function readTexts<Group extends keyof Texts>(group: Group): Texts[Group] {
	return { ...defaults[group], ...overrides[group] };
}
