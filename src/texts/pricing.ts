/** The pricing chart. */
export const pricing = {
	none: 'Ask us about our prices.',
	period: 'a month', // of plans that name no other
	featured: 'Most chosen',
	shared: 'Every plan includes',
};
