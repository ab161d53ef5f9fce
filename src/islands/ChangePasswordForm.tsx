import { changePassword } from '~/accounts/member';
import type { AccountPage } from '~/schemas/account-page';
import type { AccountTexts } from '~/schemas/account-texts';
import AccountForm, { type Typed } from './AccountForm';
import { memberComplaint, type MemberTexts } from './member-complaint';
import Notice from './Notice';

interface Props {
	page: AccountPage['password'];
	texts: MemberTexts & Pick<AccountTexts, 'newPassword' | 'passwordRule'>;
}

/** Changes the password. Asks for the current one. */
export default function ChangePasswordForm({ page, texts }: Props) {
	async function send({ password, newPassword }: Typed) {
		const problem = await changePassword(password, newPassword);
		return problem ? memberComplaint(problem, texts, page.wrong) : { done: <Notice>{page.changed}</Notice> };
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
