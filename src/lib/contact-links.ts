import { type Slot, createSlotKey } from './slots.ts';

/** The choice that a link to the contact form carries: a plan, a class at one of its times, or a free trial of a class. */
type ContactQuery = { plan: string } | { class: string; at?: Pick<Slot, 'day' | 'start'>; trial?: true };

/**
 * Adds the choice to a link to the contact form: "/contact?class=boxing&at=tuesday-0900". Links to anywhere else, such as a
 * booking system, stay unchanged.
 */
export function withChoice(target: string, choice: ContactQuery): string {
	if (target !== '/contact') return target;
	if ('plan' in choice) return `${target}?plan=${choice.plan}`;
	const { class: id, at, trial } = choice;
	return `${target}?class=${id}${at ? `&at=${createSlotKey(at)}` : ''}${trial ? '&trial' : ''}`;
}
