import type { OfferedDays } from '~/schedule/lists.ts';
import type { Texts } from '~/texts/defaults.ts';

/** What MessageForm.astro tells its scripts. */
export interface MessageSettings {
	/** The form service to which the browser posts if there is no Supabase project. */
	service?: string | undefined;
	errors: Texts['contactErrors'];
	sending: string;
	thanks: string;
	/** What a visitor's calendar shows of a visit. */
	visit: { title: string; place: string; file: string };
}

/** What ContactForm.astro adds for prefill.ts. */
export interface Settings extends MessageSettings {
	/** "Free trial", and the headings for it and for a class. */
	trial: string;
	trialHeading: string;
	tryHeading: string;
	days: OfferedDays;
	plans: string[];
}

export function readSettings(place: HTMLElement): Settings {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by MessageForm.astro
	return JSON.parse(place.dataset['settings'] ?? '');
}
