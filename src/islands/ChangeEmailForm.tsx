import { changeEmail } from '~/accounts/member';
import { fill } from '~/lib/text';
import { href } from '~/lib/urls';
import type { AccountPage } from '~/schemas/account-page';
import AccountForm, { type Typed } from './AccountForm';
import { memberComplaint, type MemberTexts } from './member-complaint';
import Notice from './Notice';

interface Props {
	page: AccountPage['email'];
	texts: MemberTexts;
}

/** Changes the account's email address, which the member confirms by mail. */
export default function ChangeEmailForm({ page, texts }: Props) {
	async function send({ email }: Typed) {
		const result = await changeEmail(email, new URL(href('/login'), location.origin).href);
		if (typeof result === 'object') return memberComplaint(result.problem, texts);
		return { done: <Notice>{fill(result === 'changed' ? page.changed : page.sent, { email })}</Notice> };
	}
	return (
		<AccountForm
			id="change-"
			fields={[{ name: 'email', kind: 'email', label: page.field }]}
			texts={texts}
			page={page}
			send={send}
		/>
	);
}
