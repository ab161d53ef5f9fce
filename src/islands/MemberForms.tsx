import { type ReactNode, useState } from 'react';
import { signOut } from '~/accounts/account.ts';
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member.ts';
import type { AccountProblem } from '~/accounts/problems.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import type { AccountPage } from '~/schemas/account-page.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import AccountForm, { type Complaint, type FormTexts, type Typed } from './AccountForm.tsx';
import BusyButton from './BusyButton.tsx';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';
import { saveFile } from './save-file.ts';
import Warning from './Warning.tsx';

/** The props of an island on the account page: its texts, and those that it shares with others. */
interface Props<Name extends keyof AccountPage, Shared extends keyof AccountTexts = never> {
	page: AccountPage[Name];
	texts: FormTexts & Pick<AccountTexts, 'signIn' | Shared>;
}

/** The error message for a member. If the session has ended, it includes a link to sign in again. */
function toComplaint(
	problem: AccountProblem,
	{ errors, signIn }: Props<'email'>['texts'],
	wrong = errors.wrong,
): Complaint {
	if (problem !== 'signInAgain') return { problem, text: { ...errors, wrong }[problem] };
	const text = (
		<>
			{errors.signInAgain}{' '}
			<a className="font-semibold underline underline-offset-4" href={`${href('/login')}?next=${href('/account')}`}>
				{signIn}
			</a>
		</>
	);
	return { problem, text };
}

/** Changes the account's email address, which the member confirms by email. */
export function ChangeEmailForm({ page, texts }: Props<'email'>) {
	async function send({ email }: Typed) {
		const result = await changeEmail(email, new URL(href('/login'), location.origin).href);
		if (typeof result === 'object') return toComplaint(result.problem, texts);
		return { done: <StatusMessage>{fill(result === 'changed' ? page.changed : page.sent, { email })}</StatusMessage> };
	}
	const field = { name: 'email', kind: 'email', label: page.field } as const;
	return <AccountForm id="change-" fields={[field]} texts={texts} page={page} send={send} />;
}

/** Changes the password. Asks for the current one. */
export function ChangePasswordForm({ page, texts }: Props<'password', 'newPassword' | 'passwordRule'>) {
	async function send({ password, newPassword }: Typed) {
		const problem = await changePassword(password, newPassword);
		return problem ? toComplaint(problem, texts, page.wrong) : { done: <StatusMessage>{page.changed}</StatusMessage> };
	}
	return (
		<AccountForm
			id="change-"
			fields={[
				{ name: 'password', kind: 'current-password', label: page.current },
				{ name: 'newPassword', kind: 'new-password', label: texts.newPassword, rule: texts.passwordRule },
			]}
			texts={texts}
			page={page}
			send={send}
		/>
	);
}

/** Deletes the account and all of its data. Asks for the password. */
export function DeleteAccountForm({ page, texts }: Props<'remove', 'password'>) {
	async function send({ password }: Typed) {
		const problem = await deleteAccount(password);
		return problem
			? toComplaint(problem, texts, page.wrong)
			: { done: <StatusMessage next={page.next}>{page.done}</StatusMessage> };
	}
	const field = { name: 'password', kind: 'current-password', label: texts.password } as const;
	return <AccountForm id="delete-" fields={[field]} texts={texts} page={page} send={send} />;
}

/** Downloads everything that is stored about the member, as a JSON file. */
export function DownloadButton({ page, texts }: Props<'download'>) {
	const [outcome, setOutcome] = useState<{ problem?: ReactNode; done?: string }>({});

	async function download() {
		setOutcome({});
		const stored = await readStoredData();
		if ('problem' in stored) {
			setOutcome({ problem: toComplaint(stored.problem, texts).text });
			return;
		}
		saveFile(page.file, JSON.stringify(stored, null, 2), 'application/json');
		setOutcome({ done: page.done });
	}
	return (
		<>
			<Warning className="not-empty:mt-8">{outcome.problem}</Warning>
			<BusyButton className="button mt-8" label={page.button} busy={page.busy} onPress={download} />
			<p className="not-empty:mt-4" role="status">
				{outcome.done}
			</p>
		</>
	);
}

/** Signs out on this device, which cannot fail, or on all devices, which needs the service. */
export function SignOutForm({ page, texts }: Props<'signOut'>) {
	const [problem, setProblem] = useState<ReactNode>();

	async function leave(everywhere: boolean) {
		const failed = everywhere ? await signOutEverywhere() : void (await signOut());
		if (failed) return setProblem(toComplaint(failed, texts).text);
		goTo('/login');
		return 'leaving';
	}
	return (
		<>
			<Warning className="not-empty:mt-8">{problem}</Warning>
			<p className="mt-8 flex flex-wrap gap-4">
				<BusyButton label={page.here} busy={page.busy} onPress={async () => leave(false)} />
				<BusyButton label={page.everywhere} busy={page.busy} onPress={async () => leave(true)} />
			</p>
		</>
	);
}
