import { useState } from 'react';
import { getErrorKey } from '~/accounts/account-error.ts';
import { resendConfirmation } from '~/accounts/account.ts';
import type { FormTexts } from './AccountForm.tsx';
import BusyButton from './BusyButton.tsx';

interface Props extends FormTexts {
	email: string;
}

/** A button that sends the confirmation email again. The sentence before it says what the email is for. */
export default function Resend({ email, texts, errors }: Props) {
	const [outcome, setOutcome] = useState<string>();

	async function send() {
		try {
			await resendConfirmation(email);
			setOutcome(texts.resent);
		} catch (error) {
			setOutcome(errors[getErrorKey(error)]);
		}
	}
	return (
		<>
			<BusyButton
				className="min-h-11 text-start font-semibold underline underline-offset-4"
				label={texts.resend}
				busy={texts.sending}
				onPress={send}
			/>
			<span className="block not-empty:mt-1" role="status">
				{outcome}
			</span>
		</>
	);
}
