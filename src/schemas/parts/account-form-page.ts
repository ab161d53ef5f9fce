import { group, text } from './fields.ts';
import { link } from './link.ts';
import { pageHead, sectionHead } from './page.ts';
import { landscape, picture, type SchemaContext } from './picture.ts';

/** An error message for visitors. */
export function sentence(when: string, example: string) {
	return text(`the message when ${when}`, example, 160);
}

/**
 * The fields shared by pages with one account form beside a picture.
 * @param title the example for the page's title
 * @param description the example for its meta description
 */
export function accountFields(context: SchemaContext, title: string, description: string) {
	return {
		...pageHead(title, description),
		picture: group('the picture at the left', {
			heading: text('the words on it', 'Good to see you again.', 30, 'it fills two lines'),
			...picture(context, landscape),
		}),
		...sectionHead('sign in', 'Welcome back', 24),
		button: text('the button', 'Sign in', 24),
		busy: text('the same button while it works', 'Signing in', 24),
		other: group('the line under the button', {
			text: text('the question', 'No account yet?', 40),
			...link('the link behind it', 'Sign up', '/signup').shape,
		}),
		noScript: sentence('the browser runs no scripts', 'Signing in needs JavaScript. Switch it on, or call us.'),
	};
}

/** The texts of the box about the test account. */
export const hint = text(
	'the box at the foot; {email} and {password} become the test account',
	'Just looking? Use {email}, password {password}',
	120,
);
