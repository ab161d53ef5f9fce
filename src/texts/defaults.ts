// The words of the interface in English, by the place where they appear: `Texts['navigation']`.
import type * as defaults from './defaults.ts';

export { account } from './account.ts';
export { accountErrors } from './account-errors.ts';
export { blog } from './blog.ts';
export { bmi } from './bmi.ts';
export { changes } from './changes.ts';
export { classes } from './classes.ts';
export { contact, contactErrors } from './contact.ts';
export { footer } from './footer.ts';
export { general } from './general.ts';
export { home } from './home.ts';
export { mailLinks } from './mail-links.ts';
export { navigation } from './navigation.ts';
export { offline } from './offline.ts';
export { openingHours } from './opening-hours.ts';
export { pricing } from './pricing.ts';
export { savedClasses } from './saved-classes.ts';
export { schedule } from './schedule.ts';

export type Texts = typeof defaults;
