import { useState } from 'react';
import { signOut } from '~/accounts/account.ts';
import { changeEmail, changePassword, deleteAccount, readStoredData, signOutEverywhere } from '~/accounts/member.ts';
import type { Problem } from '~/accounts/codes.ts';
import { getProblem } from '~/accounts/problems.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import type { AccountPage } from '~/schemas/account-page.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import AccountForm, { type FormTexts, type Typed } from './AccountForm.tsx';
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

/** What follows the text of a problem: a link to sign in, if the session has ended. */
const help = (signIn: string) => (problem: Problem) =>
	problem === 'signInAgain' && (
		<a className="font-semibold underline underline-offset-4" href={`${href('/login')}?next=${href('/account')}`}>
			{signIn}
		</a>
	);

/** Changes the account's email address, which the member confirms by email. */
export function ChangeEmailForm({ page, texts }: Props<'email'>) {
	async function send({ email }: Typed) {
		const isChanged = await changeEmail(email, new URL(href('/login'), location.origin).href);
		return <StatusMessage>{fill(isChanged ? page.changed : page.sent, { email })}</StatusMessage>;
	}
	const field = { name: 'email', kind: 'email', label: page.field } as const;
	return <AccountForm id="change-" fields={[field]} texts={texts} page={page} send={send} help={help(texts.signIn)} />;
}

/** Changes the password. Asks for the current one. */
export function ChangePasswordForm({ page, texts }: Props<'password', 'newPassword' | 'passwordRule'>) {
	async function send({ password, newPassword }: Typed) {
		await changePassword(password, newPassword);
		return <StatusMessage>{page.changed}</StatusMessage>;
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
			help={help(texts.signIn)}
		/>
	);
}

/** Deletes the account and all of its data. Asks for the password. */
export function DeleteAccountForm({ page, texts }: Props<'remove', 'password'>) {
	async function send({ password }: Typed) {
		await deleteAccount(password);
		return <StatusMessage next={page.next}>{page.done}</StatusMessage>;
	}
	const field = { name: 'password', kind: 'current-password', label: texts.password } as const;
	return <AccountForm id="delete-" fields={[field]} texts={texts} page={page} send={send} help={help(texts.signIn)} />;
}

/** Downloads everything that is stored about the member, as a JSON file. */
export function DownloadButton({ page, texts }: Props<'download'>) {
	const [problem, setProblem] = useState<Problem>();
	const [isDone, setDone] = useState(false);

	async function download() {
		setProblem(undefined);
		setDone(false);
		try {
			saveFile(page.file, JSON.stringify(await readStoredData(), null, 2), 'application/json');
			setDone(true);
		} catch (error) {
			setProblem(getProblem(error));
		}
	}
	return (
		<>
			<MemberWarning problem={problem} texts={texts} />
			<BusyButton className="button mt-8" label={page.button} busy={page.busy} onPress={download} />
			<p className="not-empty:mt-4" role="status">
				{isDone && page.done}
			</p>
		</>
	);
}

/** Signs out on this device, which cannot fail, or on all devices, which needs the service. */
export function SignOutForm({ page, texts }: Props<'signOut'>) {
	const [problem, setProblem] = useState<Problem>();

	async function leave(everywhere: boolean) {
		try {
			await (everywhere ? signOutEverywhere() : signOut());
			goTo('/login');
			return 'leaving';
		} catch (error) {
			return setProblem(getProblem(error));
		}
	}
	return (
		<>
			<MemberWarning problem={problem} texts={texts} />
			<p className="mt-8 flex flex-wrap gap-4">
				<BusyButton label={page.here} busy={page.busy} onPress={async () => leave(false)} />
				<BusyButton label={page.everywhere} busy={page.busy} onPress={async () => leave(true)} />
			</p>
		</>
	);
}

function MemberWarning({ problem, texts }: { problem: Problem | undefined; texts: Props<'download'>['texts'] }) {
	return (
		<Warning className="not-empty:mt-8">
			{problem && (
				<>
					{texts.errors[problem]} {help(texts.signIn)(problem)}
				</>
			)}
		</Warning>
	);
}
