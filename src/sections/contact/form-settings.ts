import type { OfferedDays } from '~/schedule/lists.ts';
import type { Texts } from '~/texts/defaults.ts';

/** What the scripts of a form that sends messages need to know. */
export interface MessageSettings {
	/** The Supabase project, if there is one. */
	url?: string | undefined;
	key?: string | undefined;
	/** The form service to which the browser posts without Supabase. */
	service?: string | undefined;
	errors: Texts['contactErrors'];
	sending: string;
}

/** What the scripts of the contact form need to know, too. */
export interface ContactSettings {
	texts: Pick<Texts['contact'], 'trial' | 'try' | 'session' | 'class' | 'thanks'> & { trialHeading: string };
	/** The days on which a visitor can come. */
	days: OfferedDays;
	/** What links to the form say about each plan. */
	plans: string[];
	/** What a visitor's calendar shows of a visit. */
	visit: { title: string; place: string; file: string };
}

/** Reads what MessageForm.astro has written for its scripts. */
export function readSettings(place: HTMLElement): MessageSettings & ContactSettings {
	// eslint-disable-next-line @typescript-eslint/no-unsafe-return -- written by MessageForm.astro
	return JSON.parse(place.dataset['settings'] ?? '');
}
