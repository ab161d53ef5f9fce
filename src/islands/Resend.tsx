import { useState } from 'react';
import { AccountError, getErrorKey } from '~/accounts/account-error.ts';
import { resendConfirmation } from '~/accounts/account.ts';
import { fill } from '~/lib/text.ts';
import { waitingTime } from '~/lib/waiting-time.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import BusyButton from './BusyButton.tsx';

interface Props {
	email: string;
	texts: Pick<AccountTexts, 'resend' | 'errors'>;
}

/** A button that sends the confirmation email again. The sentence before it says what the email is for. */
export default function Resend({ email, texts: { resend, errors } }: Props) {
	const [outcome, setOutcome] = useState<string>();

	async function send() {
		try {
			await resendConfirmation(email);
			setOutcome(resend.sent);
		} catch (error) {
			const seconds = error instanceof AccountError && error.secondsToWait;
			const time = seconds && waitingTime(seconds, document.documentElement.lang);
			setOutcome(time ? fill(resend.wait, { time }) : errors[getErrorKey(error)]);
		}
	}
	return (
		<>
			<BusyButton
				className="min-h-11 text-start font-semibold underline underline-offset-4"
				label={resend.button}
				busy={resend.busy}
				onPress={send}
			/>
			<span className="block not-empty:mt-1" role="status">
				{outcome}
			</span>
		</>
	);
}
