import { type ReactNode, useState } from 'react';
import { getErrorKey } from '~/accounts/account-error.ts';
import type { ErrorKey } from '~/accounts/codes.ts';
import { type OpenedLink, openMailLink, temporary } from '~/accounts/open-mail-link.ts';
import { getSignedInEmail } from '~/accounts/session.ts';
import { getProperty } from '~/lib/get-property.ts';
import { fill } from '~/lib/text.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';
import Warning from './Warning.tsx';

interface Props {
	texts: Pick<AccountTexts, 'link' | 'errors'>;
	/** The form to show after the link is opened. Without one, the link signs in. */
	form?: {
		/** Shown instead of the form if there is no link. */
		noLink: string;
		/** Shown above the form: which account the link is for. */
		text: string;
		render: (opened: OpenedLink) => ReactNode;
	};
}

interface State {
	step: 'waiting' | 'busy' | 'question' | 'opened' | 'done';
	opened?: OpenedLink;
	/** Shown at the end. */
	message?: string;
	error?: ErrorKey;
	/** Whether the link may be tried again. */
	again?: boolean;
}

/**
 * Opens a link from an email. Asks before it signs anybody in; before it shows a form, only if somebody else is signed in.
 * The navbar's script brings the link here and clicks the hidden button (accounts/mail-link.ts).
 */
export default function MailLink({ texts: { link, errors }, form }: Props) {
	const [{ step, opened, message, error, again = false }, setState] = useState<State>({ step: 'waiting' });

	async function open() {
		const part = getProperty(history.state, 'mailLink');
		if (typeof part !== 'string') return;
		if (!form && part.includes('type=recovery')) {
			return goTo(`/new-password${part}`);
		}
		setState({ step: 'busy' });
		try {
			const result = await openMailLink(part);
			history.replaceState(null, ''); // the link works once, and its tokens must not stay in the history
			if (result === 'half') setState({ step: 'done', message: link.half });
			else if (form ? result.signedIn === 'other' : result.signedIn !== 'same') {
				setState({ step: 'question', opened: result });
			} else await use(result);
		} catch (error) {
			const key = getErrorKey(error);
			const again = temporary.includes(key) && !part.includes('error_code=');
			if (!again) history.replaceState(null, '');
			setState({ step: 'waiting', error: key, again });
		}
	}
	async function use(opened: OpenedLink) {
		if (form) return setState({ step: 'opened', opened });
		setState({ step: 'busy' });
		try {
			await opened.signIn();
			if (opened.signedIn === 'nobody') await goTo('/schedule/week#mine');
			setState({ step: 'done', message: link.confirmed });
		} catch (error) {
			setState({ step: 'question', opened, error: getErrorKey(error) });
		}
	}

	const other = opened?.signedIn === 'other';
	const fillIn = (text: string) => fill(text, { email: opened?.email ?? '', current: getSignedInEmail() ?? '' });
	return (
		<>
			<Warning className="not-empty:mt-8">{error && errors[error]}</Warning>
			<div role="status">
				{step === 'busy' && <p className="replaces-form mt-8">{link.checking}</p>}
				{form && step === 'opened' && <p className="mt-8 hyphens-manual">{fillIn(form.text)}</p>}
			</div>
			{form && step === 'waiting' && !error && <p className="mt-8">{form.noLink}</p>}
			{message && <StatusMessage>{message}</StatusMessage>}
			{step === 'question' && opened && (
				<div className="replaces-form">
					{!other && <h1 className="mt-6 display text-h2">{link.heading}</h1>}
					<StatusMessage>{fillIn(other ? link.other : link.question)}</StatusMessage>
					<p className="mt-6 flex flex-wrap gap-4">
						<button className="button" type="button" onClick={() => void use(opened)}>
							<span>{other ? link.use : link.signIn}</span>
						</button>
						{other && (
							<button
								className="button"
								type="button"
								onClick={() => {
									void opened.discard();
									setState({ step: 'waiting' });
								}}
							>
								<span>{link.keep}</span>
							</button>
						)}
					</p>
				</div>
			)}
			{step === 'opened' && opened && form?.render(opened)}
			<button className="button mt-4" type="button" hidden={!again} data-mail-link onClick={() => void open()}>
				<span>{link.again}</span>
			</button>
		</>
	);
}
