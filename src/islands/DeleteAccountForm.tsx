import { useState } from 'react';
import { deleteAccount } from '~/accounts/member';
import { signedInAs } from '~/accounts/session';
import type { AccountPage } from '~/schemas/account-page';
import type { AccountTexts } from '~/schemas/account-texts';
import AccountForm, { type Complaint, type Typed } from './AccountForm';
import Done from './Done';
import { type MemberTexts, problemSentence } from './problem-sentence';

interface Props {
	page: AccountPage['remove'];
	texts: MemberTexts & Pick<AccountTexts, 'password'>;
}

/** Deletes the account and all that hangs on it, for whoever knows its password. */
export default function DeleteAccountForm({ page, texts }: Props) {
	const [done, setDone] = useState(false);

	async function send({ password }: Typed): Promise<Complaint | undefined> {
		const problem = await deleteAccount(signedInAs() ?? '', password);
		if (problem === 'wrong') return { text: page.wrong, field: 'password' };
		if (problem) return { text: problemSentence(problem, texts) };
		setDone(true);
		return undefined;
	}
	if (done) return <Done>{page.done}</Done>;
	const { passwordMissing } = texts.errors;
	return (
		<AccountForm
			id="delete-"
			fields={[{ name: 'password', kind: 'current-password', label: texts.password, missing: passwordMissing }]}
			texts={texts}
			button={page.button}
			busy={page.busy}
			send={send}
		/>
	);
}
