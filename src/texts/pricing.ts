/** The pricing chart. */
export const pricing = {
	none: 'Ask us about our prices.',
	perMonth: 'per month',
	featured: 'Most chosen',
};
