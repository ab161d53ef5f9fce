/**
 * Lets browsers prerender a page of this site while the pointer rests on its link. Excludes files, such as calendars.
 */
export const speculationRules = '{"prerender":[{"where":{"href_matches":"/([^.]*)"},"eagerness":"moderate"}]}';
