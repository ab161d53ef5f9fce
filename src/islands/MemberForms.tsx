// The forms of the account page.
import type { ComponentProps } from 'react';
import { signOut } from '~/accounts/account.ts';
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import { saveFile } from '~/lib/save-file.ts';
import StatusMessage from './StatusMessage.tsx';

/** A form of the account page. If the session has ended, its error message includes a link to sign in again. */
function MemberForm(props: ComponentProps<typeof AccountForm>) {
	const signIn = (
		<a className="font-semibold underline underline-offset-4" href={`${href('/login')}?next=${href('/account')}`}>
			{props.texts.signIn}
		</a>
	);
	return <AccountForm {...props} help={(error) => error === 'signInAgain' && signIn} />;
}

/** Changes the account's email address, which the member confirms by email. */
export function ChangeEmailForm(props: FormTexts) {
	const { texts } = props;
	async function send({ email }: Typed) {
		const isChanged = await changeEmail(email);
		return <StatusMessage>{fill(isChanged ? texts.emailChanged : texts.emailSent, { email })}</StatusMessage>;
	}
	const field = { name: 'email', label: texts.newEmail } as const;
	return (
		<MemberForm {...props} id="change-" fields={[field]} button={texts.changeEmail} busy={texts.changing} send={send} />
	);
}

/** Changes the password. Asks for the current one. */
export function ChangePasswordForm(props: FormTexts) {
	const { texts } = props;
	async function send({ password, newPassword }: Typed) {
		await changePassword(password, newPassword);
		return <StatusMessage>{texts.passwordChanged}</StatusMessage>;
	}
	return (
		<MemberForm
			{...props}
			id="change-"
			fields={[
				{ name: 'password', label: texts.currentPassword },
				{ name: 'newPassword', label: texts.newPassword, rule: texts.passwordRule },
			]}
			button={texts.changePassword}
			busy={texts.changing}
			send={send}
		/>
	);
}

/** Signs out on this device, which cannot fail, or on all devices, which needs the service. */
export function SignOutForm(props: FormTexts) {
	const { texts } = props;
	const leave = (end: () => Promise<void>) => async () => {
		await end();
		return goTo('/login');
	};
	return (
		<>
			<MemberForm {...props} button={texts.signOutHere} busy={texts.signingOut} send={leave(signOut)} />
			<MemberForm {...props} button={texts.signOutEverywhere} busy={texts.signingOut} send={leave(signOutEverywhere)} />
		</>
	);
}

/** Downloads everything that is stored about the member, as a JSON file. */
export function DownloadForm(props: FormTexts) {
	const { texts } = props;
	async function send() {
		saveFile(texts.file, JSON.stringify(await readStoredData(), null, 2), 'application/json');
		return <StatusMessage>{texts.downloaded}</StatusMessage>;
	}
	return <MemberForm {...props} button={texts.download} busy={texts.downloading} send={send} />;
}

/** Deletes the account and all of its data. Asks for the password. */
export function DeleteAccountForm(props: FormTexts) {
	const { texts } = props;
	async function send({ password }: Typed) {
		await deleteAccount(password);
		return <StatusMessage next={{ label: texts.home, href: '/' }}>{texts.deleted}</StatusMessage>;
	}
	const field = { name: 'password', label: texts.password } as const;
	return (
		<MemberForm {...props} id="delete-" fields={[field]} button={texts.delete} busy={texts.deleting} send={send} />
	);
}
