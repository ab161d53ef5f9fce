import { welcomeKey } from '~/accounts/storage-keys.ts';
import { goTo } from './go-to.ts';

/** Goes to the home page, which greets the new member. */
export async function goToWelcome(): Promise<never> {
	sessionStorage.setItem(welcomeKey, 'yes');
	return goTo('/#home');
}
