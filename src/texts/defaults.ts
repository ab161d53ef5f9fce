import { accountPanel } from './account-panel.ts';
import { changes } from './changes.ts';
import { general } from './general.ts';
import { navigation } from './navigation.ts';
import { openingHours } from './opening-hours.ts';

/** The words of the interface in English, by the place where they appear. */
export const defaults = {
	general,
	navigation,
	accountPanel,
	openingHours,
	changes,
};

/** The words of every place: `Texts['navigation']`. */
export type Texts = typeof defaults;
