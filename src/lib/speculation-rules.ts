/** Pages that a browser may render before they are asked for: all of this site, but not the feed nor a calendar. */
export const speculationRules = JSON.stringify({
	prerender: [
		{
			where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] },
			eagerness: 'moderate', // when the pointer rests on a link or a finger comes down
		},
	],
});
