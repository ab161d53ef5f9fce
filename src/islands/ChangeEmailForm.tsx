import { useState } from 'react';
import { changeEmail } from '~/accounts/member';
import { fill } from '~/lib/text';
import { href } from '~/lib/urls';
import type { AccountPage } from '~/schemas/account-page';
import AccountForm, { type Complaint, type Typed } from './AccountForm';
import Done from './Done';
import { fieldOf } from './field-of';
import { type MemberTexts, problemSentence } from './problem-sentence';

interface Props {
	page: AccountPage['email'];
	texts: MemberTexts;
}

/** Changes the address of the account; the service's mails confirm it. */
export default function ChangeEmailForm({ page, texts }: Props) {
	const [done, setDone] = useState<string>();

	async function send({ email }: Typed): Promise<Complaint | undefined> {
		const result = await changeEmail(email, new URL(href('/login'), location.origin).href);
		if (typeof result === 'object')
			return { text: problemSentence(result.problem, texts), field: fieldOf(result.problem, 'password') };
		setDone(fill(result === 'changed' ? page.changed : page.sent, { email }));
		return undefined;
	}
	if (done) return <Done>{done}</Done>;
	return (
		<AccountForm
			id="change-"
			fields={[{ name: 'email', kind: 'email', label: page.field, missing: texts.errors.emailMissing }]}
			texts={texts}
			button={page.button}
			busy={page.busy}
			send={send}
		/>
	);
}
