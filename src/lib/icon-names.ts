/** The line icons that content may choose. Each must also be in src/components/icons.ts. */
export const iconNames = [
	'backpack',
	'biceps-flexed',
	'check',
	'clock',
	'cog',
	'dumbbell',
	'glass-water',
	'map-pin',
] as const;
