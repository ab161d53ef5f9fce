import { deleteAccount } from '~/accounts/member';
import type { AccountPage } from '~/schemas/account-page';
import type { AccountTexts } from '~/schemas/account-texts';
import AccountForm, { type Typed } from './AccountForm';
import { memberComplaint, type MemberTexts } from './member-complaint';
import Notice from './Notice';

interface Props {
	page: AccountPage['remove'];
	texts: MemberTexts & Pick<AccountTexts, 'password'>;
}

/** Deletes the account and all of its data. Asks for the password. */
export default function DeleteAccountForm({ page, texts }: Props) {
	async function send({ password }: Typed) {
		const problem = await deleteAccount(password);
		return problem
			? memberComplaint(problem, texts, page.wrong)
			: { done: <Notice next={page.next}>{page.done}</Notice> };
	}
	return (
		<AccountForm
			id="delete-"
			fields={[{ name: 'password', kind: 'current-password', label: texts.password }]}
			texts={texts}
			page={page}
			send={send}
		/>
	);
}
