/**
 * Pages that a browser may render before they are asked for, when the pointer rests on a link: all of this site, but no
 * file such as a calendar.
 */
export const speculationRules = '{"prerender":[{"where":{"href_matches":"/([^.]*)"},"eagerness":"moderate"}]}';
