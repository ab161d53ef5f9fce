// Texts for the island tests: the English defaults, which include the texts that the specification fixes.
import * as defaults from '../../src/texts/defaults.ts';

export const formTexts = { texts: defaults.account, errors: defaults.accountErrors };
export const mailLinkTexts = { texts: defaults.mailLinks, errors: defaults.accountErrors };
