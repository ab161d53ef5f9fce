import type { z } from 'astro/zod';
import { banner } from './banner.ts';
import { group, text } from './fields.ts';
import { link } from './link.ts';
import { pageHead } from './page.ts';
import type { Tools } from './picture.ts';

/** What the seven pages of the schedule have in common. {day} becomes the name of the day. */
export const schedulePageSchema = (tools: Tools) =>
	group('the pages of the schedule', {
		...pageHead('{day} classes', 'The classes on {day}, with hours and trainers.'),
		banner: banner(tools),
		daysLabel: text('what the row of days is called, for people who hear the page', 'Days of the week', 40),
		columns: group('the heads of the columns', {
			class: text('the first column', 'Class Name', 16),
			time: text('the second column', 'Time', 16),
			trainer: text('the third column', 'Trainer', 16),
		}),
		join: link('the button of each row', 'Join Now', '/contact', 16),
	});

/** The texts of the pages of the schedule. */
export type SchedulePage = z.infer<ReturnType<typeof schedulePageSchema>>;
