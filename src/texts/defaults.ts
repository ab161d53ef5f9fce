import { account } from './account.ts';
import { accountErrors } from './account-errors.ts';
import { accountPanel } from './account-panel.ts';
import { blog } from './blog.ts';
import { bmi } from './bmi.ts';
import { changes } from './changes.ts';
import { classes } from './classes.ts';
import { contact, contactErrors } from './contact.ts';
import { footer } from './footer.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { mailLinks } from './mail-links.ts';
import { navigation } from './navigation.ts';
import { offline } from './offline.ts';
import { openingHours } from './opening-hours.ts';
import { pricing } from './pricing.ts';
import { savedClasses } from './saved-classes.ts';
import { schedule } from './schedule.ts';

/** The words of the interface in English, by the place where they appear. */
export const defaults = {
	general,
	navigation,
	footer,
	openingHours,
	changes,
	home,
	bmi,
	classes,
	schedule,
	savedClasses,
	pricing,
	blog,
	contact,
	contactErrors,
	offline,
	accountPanel,
	account,
	accountErrors,
	mailLinks,
};

/** The words of every place: `Texts['navigation']`. */
export type Texts = typeof defaults;
