import type { FormField } from './AccountForm';

const passwordProblems = ['weakPassword', 'plainPassword', 'commonPassword', 'longPassword', 'samePassword'];

/** The field that a problem is about; nothing when it is about the whole form. */
export function fieldOf(problem: string, newPassword: FormField['name']): FormField['name'] | undefined {
	if (problem === 'emailRefused') return 'email';
	return passwordProblems.includes(problem) ? newPassword : undefined;
}
