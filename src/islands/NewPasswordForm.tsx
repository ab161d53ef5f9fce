import type { Opened } from '~/accounts/open-link';
import { fill } from '~/lib/text';
import type { AccountTexts } from '~/schemas/account-texts';
import type { NewPasswordPage } from '~/schemas/new-password-page';
import AccountForm, { type Complaint, type FormTexts, type Typed } from './AccountForm';
import { fieldOf } from './field-of';
import { goTo } from './go-to';
import OtherAccount from './OtherAccount';
import { useMailLink } from './use-mail-link';
import Warning from './Warning';

interface Props {
	page: Pick<NewPasswordPage, 'text' | 'noLink' | 'button' | 'busy' | 'expired'>;
	texts: FormTexts & Pick<AccountTexts, 'newPassword' | 'passwordRule' | 'link' | 'errors'>;
}

/**
 * Takes the link of a reset mail and the new password. Nobody is signed in before it is saved. What to do when the link is
 * of no use stands below the form, on the page itself.
 */
export default function NewPasswordForm({ page, texts }: Props) {
	const { state, take, setState } = useMailLink();
	const { link, errors } = texts;

	function complain(opened: Opened) {
		return async ({ newPassword }: Typed): Promise<Complaint | undefined> => {
			const problem = await opened.savePassword(newPassword);
			if (!problem) goTo('/#home');
			return problem && { text: { ...link, ...errors }[problem], field: fieldOf(problem, 'newPassword') };
		};
	}
	const again = state.step === 'problem' && state.again;
	return (
		<>
			<Warning className="not-empty:mt-8">
				{state.step === 'problem' &&
					(state.problem === 'linkExpired' ? page.expired : { ...errors, ...link }[state.problem])}
			</Warning>
			<div role="status">
				{state.step === 'busy' && <p className="mt-8">{link.busy}</p>}
				{state.step === 'open' && <p className="mt-8 break-words">{fill(page.text, { email: state.opened.email })}</p>}
			</div>
			{(state.step === 'none' || state.step === 'half') && <p className="mt-8">{page.noLink}</p>}
			{state.step === 'other' && (
				<OtherAccount
					opened={state.opened}
					texts={link}
					onUse={() => {
						setState({ step: 'open', opened: state.opened });
					}}
					onKeep={() => {
						void state.opened.discard();
						setState({ step: 'none' });
					}}
				/>
			)}
			{state.step === 'open' && (
				<AccountForm
					fields={[
						{
							name: 'newPassword',
							kind: 'new-password',
							label: texts.newPassword,
							missing: errors.newPasswordMissing,
							rule: texts.passwordRule,
						},
					]}
					texts={texts}
					button={page.button}
					busy={page.busy}
					send={complain(state.opened)}
				/>
			)}
			<button className="button mt-4" type="button" hidden={!again} data-mail-link onClick={() => void take()}>
				<span>{link.again}</span>
			</button>
		</>
	);
}
