/** Texts that say something else than before under the same name, by the version that changed them: a gym's own may be wrong now. */
export const changedTexts: Record<string, string[]> = {
	'1.1.0': [
		'accountErrors.linkExpired',
		'accountErrors.notConfirmed',
		'contact.noScript',
		'contactErrors.server',
		'offline.description',
		'schedule.wholeWeek',
	],
};
