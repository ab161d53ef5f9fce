// The shapes inside each icon's <svg>, in a 24 by 24 view box. To add a line icon, find it at lucide.dev and paste its shapes,
// rounded to one decimal. More decimals are invisible and would make each page a tenth larger.

const lines = {
	'arrow-left': '<path d="m12 19-7-7 7-7M19 12H5"/>',
	'arrow-right': '<path d="M5 12h14M12 5l7 7-7 7"/>',
	backpack:
		'<path d="M4 10a4 4 0 0 1 4-4h8a4 4 0 0 1 4 4v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2zM8 10h8M8 18h8"/><path d="M8 22v-6a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v6M9 6V4a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v2"/>',
	bars: '<path d="M5 21v-6M12 21V3M19 21V9"/>',
	'biceps-flexed':
		'<path d="M12.4 13a5 5 0 0 1 9.6 2c0 3.9-4 7-9 7-4 0-8.2-.8-10.4-2.5Q2 19 2 18.2C2.1 12.7 2.6 2 10 2a3 3 0 0 1 3 3 2 2 0 0 1-2 2Q9.5 7 9 6"/><path d="M15 14a5 5 0 0 0-7.6 2"/><path d="M10 6.8C8 8 9.5 13 8 15"/>',
	calendar: '<path d="M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2"/>',
	check: '<path d="M20 6 9 17l-5-5"/>',
	'chevron-down': '<path d="m6 9 6 6 6-6"/>',
	'circle-alert': '<circle cx="12" cy="12" r="10"/><path d="M12 8v4M12 16z"/>',
	clock: '<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>',
	close: '<path d="M18 6 6 18M6 6l12 12"/>',
	cog: '<path d="m11 10.3-4-7M11 13.7l-4 7M12 22v-2M12 2v2M14 12h8M17 20.7l-1-1.8M17 3.3l-1 1.8M2 12h2M20.7 17l-1.8-1M20.7 7l-1.8 1M3.3 17l1.8-1M3.3 7l1.8 1"/><circle cx="12" cy="12" r="2"/><circle cx="12" cy="12" r="8"/>',
	dumbbell:
		'<path d="M17.6 12.8a2 2 0 1 0 2.8-2.9l-1.7-1.7a2 2 0 0 0 2.8-2.9l-2.8-2.8a2 2 0 0 0-2.9 2.8l-1.7-1.7a2 2 0 1 0-2.9 2.8zM2.5 21.5l1.4-1.4M20.1 3.9l1.4-1.4M5.3 21.5a2 2 0 1 0 2.9-2.8l1.7 1.7a2 2 0 1 0 2.9-2.8l-6.4-6.4a2 2 0 1 0-2.8 2.9l1.7 1.7a2 2 0 0 0-2.8 2.9zM9.6 14.4l4.8-4.8"/>',
	'glass-water':
		'<path d="M5.1 4.1a1 1 0 0 1 1-1.1H18a1 1 0 0 1 1 1.1l-1.7 16.1a2 2 0 0 1-2 1.8H8.8a2 2 0 0 1-2-1.8z"/><path d="M6 12a5 5 0 0 1 6 0 5 5 0 0 0 6 0"/>',
	mail: '<path d="m22 7-9 5.7a2 2 0 0 1-2 0L2 7"/><rect width="20" height="16" x="2" y="4" rx="2"/>',
	'map-pin':
		'<path d="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0"/><circle cx="12" cy="10" r="3"/>',
	menu: '<path d="M4 5h16M4 12h16M4 19h16"/>',
	phone:
		'<path d="M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.4a1 1 0 0 0-.3 1.2 14 14 0 0 0 6.4 6.4"/>',
	plus: '<path d="M5 12h14M12 5v14"/>',
	tag: '<path d="M12.6 2.6A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.2a2 2 0 0 0 .6 1.4l8.7 8.7a2.4 2.4 0 0 0 3.4 0l6.6-6.6a2.4 2.4 0 0 0 0-3.4zM7.5 7.5z"/>',
	search: '<path d="m21 21-4.3-4.3"/><circle cx="11" cy="11" r="8"/>',
	star: '<path d="m12 2 3.1 6.3 6.9 1-5 4.8 1.2 6.9-6.2-3.2L5.8 21 7 14.1 2 9.3l6.9-1z"/>',
	'triangle-alert': '<path d="m21.7 18-8-14a2 2 0 0 0-3.4 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.7-3M12 9v4M12 17z"/>',
	'user-round': '<circle cx="12" cy="8" r="5"/><path d="M20 21a8 8 0 0 0-16 0"/>',
};

/** Filled company logos. Instagram's consists of two basic shapes, which saves 250 bytes per page over its outline. */
export const brands = {
	facebook:
		'<path d="M9.1 23.7v-8H6.6V12h2.5v-1.5q-.1-6 5.9-6h1.4l1.2.3V8h-1.4q-1 0-1.7.3l-.7.6q-.3.6-.3 1.7V12h3.9l-.4 2.1-.3 1.6h-3.2V24a12 12 0 1 0-4.4-.3"/>',
	instagram:
		'<g fill="none" stroke="currentColor" stroke-width="2.2"><rect width="21.8" height="21.8" x="1.1" y="1.1" rx="5.9"/><circle cx="12" cy="12" r="5.1"/></g><circle cx="18.4" cy="5.6" r="1.4"/>',
	linkedin:
		'<path d="M20.4 20.5H17v-5.6c0-1.3 0-3-1.9-3s-2 1.4-2 2.9v5.7H9.3V9h3.4v1.6q.7-1.7 3.4-1.9c3.6 0 4.2 2.4 4.2 5.5zm-15-13a2 2 0 1 1 0-4.2 2 2 0 0 1 0 4.1m1.7 13H3.6V9H7zM22.2 0H1.8Q.2.2 0 1.7v20.6q.2 1.6 1.8 1.7h20.4q1.6-.2 1.8-1.7V1.7Q23.8.1 22.2 0"/>',
	tiktok:
		'<path d="M12.5 0h4q0 2.3 1.7 4.2A7 7 0 0 0 22.4 6v4a11 11 0 0 1-5.8-2v8.8q-.1 2.1-1.4 4A8 8 0 0 1 9.3 24q-2.2 0-4-1a7.5 7.5 0 0 1-1.1-12.2c1.6-1.4 4-2.1 6.1-1.7v4.4q-1.6-.5-3 .4-1 .6-1.4 1.7-.3.8-.1 1.6c.2 1.7 1.8 3 3.5 3Q11 20 12 18.4l.4-1 .1-5.4z"/>',
	whatsapp:
		'<path d="m17.5 14.4-2-1q-.4-.1-.7.2l-1 1.1q-.2.3-.6.1-.6 0-2.4-1.5l-1.7-2q-.1-.4.2-.6l.4-.6.3-.5v-.5L9 7q-.3-.7-.6-.5h-.6a1 1 0 0 0-.8.4c-.2.3-1 1-1 2.5 0 1.4 1 2.8 1.2 3s2.1 3.2 5.1 4.5l1.7.6a4 4 0 0 0 1.9.2c.5-.1 1.7-.8 2-1.5q.3-1 .1-1.4zM12 21.8a10 10 0 0 1-5-1.4l-.3-.2-3.8 1 1-3.7-.2-.3a10 10 0 0 1-1.5-5.3 9.9 9.9 0 0 1 16.8-7 10 10 0 0 1 3 7 10 10 0 0 1-10 9.9m8.5-18.3A12 12 0 0 0 12 0 12 12 0 0 0 1.7 17.8L.1 24l6.3-1.7a12 12 0 0 0 5.6 1.5 12 12 0 0 0 12-11.9 12 12 0 0 0-3.5-8.4"/>',
	x: '<path d="M14.2 10.2 23 0h-2l-7.7 8.8-6-8.8h-7l9.1 13.3L.3 24h2l8-9.3 6.4 9.3h7zm-2.8 3.3-1-1.4L3.2 1.6h3.2l6 8.5.9 1.3 7.7 11.1h-3.2z"/>',
	youtube:
		'<path d="M23.5 6.2A3 3 0 0 0 21.4 4c-1.9-.5-9.4-.5-9.4-.5s-7.5 0-9.4.5A3 3 0 0 0 .5 6.3C0 8 0 12 0 12s0 4 .5 5.8A3 3 0 0 0 2.6 20c1.9.6 9.4.6 9.4.6s7.5 0 9.4-.6a3 3 0 0 0 2.1-2c.5-2 .5-5.9.5-5.9s0-4-.5-5.8m-14 9.4V8.4l6.3 3.6z"/>',
};

/** Every icon that a component can use. `src/lib/icon-names.ts` lists those that content may choose. */
export const icons = { ...lines, ...brands };

export type IconName = keyof typeof icons;
