import { type Slot, slotHour } from './slots';

/** The choice that a link to the contact form carries. */
type Choice = { class: string; at?: Pick<Slot, 'day' | 'time'> } | { plan: string } | { trial: true };

/**
 * Adds the choice to a link to the contact form: "/contact?class=boxing&at=tuesday-0900". Links to anywhere else, such as a
 * booking system, stay unchanged.
 */
export function withChoice(target: string, choice: Choice): string {
	if (target !== '/contact') return target;
	if ('trial' in choice) return `${target}?trial`;
	if ('plan' in choice) return `${target}?plan=${choice.plan}`;
	return `${target}?class=${choice.class}${choice.at ? `&at=${slotHour(choice.at)}` : ''}`;
}
