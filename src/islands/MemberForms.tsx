// The forms of the account page.
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member.ts';
import { saveFile } from '~/lib/save-file.ts';
import { fill } from '~/lib/text.ts';
import { texts } from '~/texts/account-texts.ts';
import { href } from '~/urls.ts';
import AccountForm, { type Typed } from './AccountForm.tsx';
import { goTo } from './go-to.ts';
import SignOut from './SignOut.tsx';
import StatusMessage from './StatusMessage.tsx';

/** Changes the account's email address, which the member confirms by email. */
export function ChangeEmailForm() {
	async function send({ email }: Typed) {
		const isChanged = await changeEmail(email);
		return <StatusMessage>{fill(isChanged ? texts.emailChanged : texts.emailSent, { email })}</StatusMessage>;
	}
	const labels = { email: texts.newEmail };
	return <AccountForm id="change-" labels={labels} button={texts.changeEmail} busy={texts.changing} send={send} />;
}

/** Changes the password. Asks for the current one. */
export function ChangePasswordForm() {
	async function send({ password, newPassword }: Typed) {
		await changePassword(password, newPassword);
		return <StatusMessage>{texts.passwordChanged}</StatusMessage>;
	}
	const labels = { password: texts.currentPassword, newPassword: texts.newPassword };
	return <AccountForm id="change-" labels={labels} button={texts.changePassword} busy={texts.changing} send={send} />;
}

/** Signs out on this device, which cannot fail, or on all devices, which needs the service. */
export function SignOutForm() {
	async function send() {
		await signOutEverywhere();
		return goTo('/login');
	}
	return (
		<>
			<SignOut label={texts.signOutHere} className="mt-10 w-full" />
			<AccountForm button={texts.signOutEverywhere} busy={texts.signingOut} send={send} />
		</>
	);
}

/** Downloads everything that is stored about the member, as a JSON file. */
export function DownloadForm() {
	async function send() {
		saveFile(texts.file, JSON.stringify(await readStoredData(), null, 2), 'application/json');
		return <StatusMessage>{texts.downloaded}</StatusMessage>;
	}
	return <AccountForm button={texts.download} busy={texts.downloading} send={send} />;
}

/** Deletes the account and all of its data. Asks for the password. */
export function DeleteAccountForm() {
	async function send({ password }: Typed) {
		await deleteAccount(password);
		document.querySelector('.account-page')?.parentElement?.classList.add('is-final');
		return (
			<>
				<StatusMessage>{texts.deleted}</StatusMessage>
				<a className="inline-link mt-4 inline-block py-2.5" href={href('/')}>
					{texts.home}
				</a>
			</>
		);
	}
	const labels = { password: texts.password };
	return <AccountForm id="delete-" labels={labels} button={texts.delete} busy={texts.deleting} send={send} />;
}
