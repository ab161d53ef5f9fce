import { writeItem } from '~/accounts/store.ts';
import { goTo } from './go-to.ts';

/** Goes to the home page, which greets the new member. */
export async function goToWelcome(): Promise<never> {
	writeItem('welcome', 'yes');
	return goTo('/#home');
}
