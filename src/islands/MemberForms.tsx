import type { ComponentProps } from 'react';
import { signOut } from '~/accounts/account.ts';
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import type { AccountPage } from '~/schemas/account-page.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import { saveFile } from './save-file.ts';
import StatusMessage from './StatusMessage.tsx';

/** The texts that the forms of the account page share. */
type MemberTexts = FormTexts & Pick<AccountTexts, 'signIn'>;

/** The props of an island on the account page: its texts, and those that it shares with others. */
interface Props<Name extends keyof AccountPage, Shared extends keyof AccountTexts = never> {
	page: AccountPage[Name];
	texts: MemberTexts & Pick<AccountTexts, Shared>;
}

/** A form of the account page. If the session has ended, its error message includes a link to sign in again. */
function MemberForm(props: ComponentProps<typeof AccountForm> & { texts: MemberTexts }) {
	const signIn = (
		<a className="font-semibold underline underline-offset-4" href={`${href('/login')}?next=${href('/account')}`}>
			{props.texts.signIn}
		</a>
	);
	return <AccountForm {...props} help={(error) => error === 'signInAgain' && signIn} />;
}

/** Changes the account's email address, which the member confirms by email. */
export function ChangeEmailForm({ page, texts }: Props<'email'>) {
	async function send({ email }: Typed) {
		const isChanged = await changeEmail(email);
		return <StatusMessage>{fill(isChanged ? page.changed : page.sent, { email })}</StatusMessage>;
	}
	const field = { name: 'email', label: page.field } as const;
	return <MemberForm id="change-" fields={[field]} texts={texts} page={page} send={send} />;
}

/** Changes the password. Asks for the current one. */
export function ChangePasswordForm({ page, texts }: Props<'password', 'newPassword' | 'passwordRule'>) {
	async function send({ password, newPassword }: Typed) {
		await changePassword(password, newPassword);
		return <StatusMessage>{page.changed}</StatusMessage>;
	}
	return (
		<MemberForm
			id="change-"
			fields={[
				{ name: 'password', label: page.current },
				{ name: 'newPassword', label: texts.newPassword, rule: texts.passwordRule },
			]}
			texts={texts}
			page={page}
			send={send}
		/>
	);
}

/** Signs out on this device, which cannot fail, or on all devices, which needs the service. */
export function SignOutForm({ page, texts }: Props<'signOut'>) {
	const leave = (end: () => Promise<void>) => async () => {
		await end();
		return goTo('/login');
	};
	const { here, everywhere, busy } = page;
	return (
		<>
			<MemberForm texts={texts} page={{ button: here, busy }} send={leave(signOut)} />
			<MemberForm texts={texts} page={{ button: everywhere, busy }} send={leave(signOutEverywhere)} />
		</>
	);
}

/** Downloads everything that is stored about the member, as a JSON file. */
export function DownloadForm({ page, texts }: Props<'download'>) {
	async function send() {
		saveFile(page.file, JSON.stringify(await readStoredData(), null, 2), 'application/json');
		return <StatusMessage>{page.done}</StatusMessage>;
	}
	return <MemberForm texts={texts} page={page} send={send} />;
}

/** Deletes the account and all of its data. Asks for the password. */
export function DeleteAccountForm({ page, texts }: Props<'remove', 'password'>) {
	async function send({ password }: Typed) {
		await deleteAccount(password);
		return <StatusMessage next={page.next}>{page.done}</StatusMessage>;
	}
	const field = { name: 'password', label: texts.password } as const;
	return <MemberForm id="delete-" fields={[field]} texts={texts} page={page} send={send} />;
}
