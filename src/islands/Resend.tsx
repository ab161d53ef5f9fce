import { useState } from 'react';
import { resendConfirmation } from '~/accounts/account.ts';
import type { ResendProblem } from '~/accounts/problems.ts';
import { fill } from '~/lib/text.ts';
import { href } from '~/urls.ts';
import { waitingTime } from '~/lib/waiting-time.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import BusyButton from './BusyButton.tsx';

interface Props {
	email: string;
	texts: AccountTexts['resend'];
	errors: { [problem in ResendProblem]: string };
}

/** A button that sends the confirmation email again. The sentence before it says what the email is for. */
export default function Resend({ email, texts, errors }: Props) {
	const [outcome, setOutcome] = useState<string>();

	async function send() {
		const failed = await resendConfirmation(email, new URL(href('/login'), location.origin).href);
		setOutcome(failed ? sentence(failed.problem, failed.seconds) : texts.sent);
	}
	function sentence(problem: ResendProblem, seconds: number | undefined): string {
		if (problem !== 'tooManyMails' || seconds === undefined) return errors[problem];
		return fill(texts.wait, { time: waitingTime(seconds, document.documentElement.lang) });
	}
	return (
		<>
			<BusyButton
				className="min-h-11 text-start font-semibold underline underline-offset-4"
				label={texts.button}
				busy={texts.busy}
				onPress={send}
			/>
			<span className="block not-empty:mt-1" role="status">
				{outcome}
			</span>
		</>
	);
}
