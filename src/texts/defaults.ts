import english from './english.json' with { type: 'json' };

/** The words of the interface in English, by the place where they appear: `Texts['navigation']`. */
export const defaults = english;
export type Texts = typeof english;
