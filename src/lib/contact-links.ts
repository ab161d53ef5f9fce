import { type Slot, slotHour } from './slots';

/** What a visitor has chosen when a link leads to the contact form. */
type Choice = { class: string; at?: Pick<Slot, 'day' | 'time'> } | { plan: string } | { trial: true };

/**
 * A link that carries the choice to the contact form: "/contact?class=boxing&at=tuesday-0900". A link to anywhere else, such
 * as the system in which a gym takes bookings, stays as it is.
 */
export function withChoice(target: string, choice: Choice): string {
	if (target !== '/contact') return target;
	if ('trial' in choice) return `${target}?trial`;
	if ('plan' in choice) return `${target}?plan=${choice.plan}`;
	return `${target}?class=${choice.class}${choice.at ? `&at=${slotHour(choice.at)}` : ''}`;
}
