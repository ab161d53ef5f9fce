import { useState } from 'react';
import { changePassword } from '~/accounts/member';
import { signedInAs } from '~/accounts/session';
import type { AccountPage } from '~/schemas/account-page';
import type { AccountTexts } from '~/schemas/account-texts';
import AccountForm, { type Complaint, type Typed } from './AccountForm';
import Done from './Done';
import { fieldOf } from './field-of';
import { type MemberTexts, problemSentence } from './problem-sentence';

interface Props {
	page: AccountPage['password'];
	texts: MemberTexts & Pick<AccountTexts, 'newPassword' | 'passwordRule'>;
}

/** Changes the password, for whoever knows the old one. */
export default function ChangePasswordForm({ page, texts }: Props) {
	const [done, setDone] = useState(false);

	async function send({ password, newPassword }: Typed): Promise<Complaint | undefined> {
		const problem = await changePassword(signedInAs() ?? '', password, newPassword);
		if (problem === 'wrong') return { text: page.wrong, field: 'password' };
		if (problem) return { text: problemSentence(problem, texts), field: fieldOf(problem, 'newPassword') };
		setDone(true);
		return undefined;
	}
	if (done) return <Done>{page.changed}</Done>;
	const { passwordMissing, newPasswordMissing } = texts.errors;
	return (
		<AccountForm
			id="change-"
			fields={[
				{ name: 'password', kind: 'current-password', label: page.current, missing: passwordMissing },
				{
					name: 'newPassword',
					kind: 'new-password',
					label: texts.newPassword,
					missing: newPasswordMissing,
					rule: texts.passwordRule,
				},
			]}
			texts={texts}
			button={page.button}
			busy={page.busy}
			send={send}
		/>
	);
}
