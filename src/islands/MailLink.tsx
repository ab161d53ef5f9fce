import { type ReactNode, useState } from 'react';
import { type ErrorKey, getErrorKey } from '~/accounts/account-error.ts';
import { type OpenedLink, openMailLink, temporary } from '~/accounts/open-mail-link.ts';
import { getSignedInEmail } from '~/accounts/session.ts';
import { getProperty } from '~/lib/get-property.ts';
import { fill } from '~/lib/text.ts';
import type { Texts } from '~/texts/defaults.ts';
import { href } from '~/urls.ts';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';
import Warning from './Warning.tsx';

interface Props {
	texts: Texts['mailLinks'];
	errors: Texts['accountErrors'];
	/** The form to show after the link is opened. Without one, the link signs in. */
	form?: {
		/** Shown instead of the form if there is no link. */
		noLink: string;
		/** Shown above the form: which account the link is for. */
		text: string;
		render: (opened: OpenedLink) => ReactNode;
	};
}

/** "question": may the link be used? "other": may it replace the session of another account? */
interface State {
	step: 'waiting' | 'question' | 'busy' | 'other' | 'opened' | 'done';
	opened?: OpenedLink;
	/** Shown at the end. */
	message?: string;
	error?: ErrorKey;
}

/**
 * Uses a link from an email once the visitor presses the button that says what it does. Asks again before it replaces another
 * account's session. The navbar's script brings the link here and clicks the hidden button (accounts/mail-link.ts).
 */
export default function MailLink({ texts, errors, form }: Props) {
	const [{ step, opened, message, error }, setState] = useState<State>({ step: 'waiting' });

	async function use() {
		const link = readLink();
		setState({ step: 'busy' });
		try {
			const result = await openMailLink(link);
			// The link works once. From now on, a reload needs the session that it opened.
			history.replaceState(result === 'half' ? null : { mailLink: result.link }, '');
			if (result === 'half') setState({ step: 'done', message: texts.half });
			else if (result.signedIn === 'other') setState({ step: 'other', opened: result });
			else await goOn(result);
		} catch (error) {
			const key = getErrorKey(error);
			const canRetry = temporary.includes(key);
			if (!canRetry) history.replaceState(null, '');
			setState({ step: canRetry ? 'question' : 'waiting', error: key });
		}
	}
	async function goOn(opened: OpenedLink) {
		if (form) return setState({ step: 'opened', opened });
		setState({ step: 'busy' });
		try {
			await opened.signIn();
			history.replaceState(null, '');
			if (opened.signedIn === 'nobody') await goTo('/schedule/week#mine');
			setState({ step: 'done', message: texts.confirmed });
		} catch (error) {
			setState({ step: 'question', error: getErrorKey(error) });
		}
	}

	const fillIn = (text: string) => fill(text, { email: opened?.email ?? '', current: getSignedInEmail() ?? '' });
	const ask = step === 'question' && getQuestion(texts);
	return (
		<>
			<Warning className="not-empty:mt-8">{error && errors[error]}</Warning>
			<div role="status">
				{step === 'busy' && <p className="replaces-form mt-8">{texts.checking}</p>}
				{form && step === 'opened' && <p className="mt-8 hyphens-manual">{fillIn(form.text)}</p>}
			</div>
			{form && step === 'waiting' && !error && <p className="mt-8">{form.noLink}</p>}
			{message && <StatusMessage>{message}</StatusMessage>}
			{ask && (
				<div className="replaces-form">
					{ask.heading && <h1 className="mt-6 display text-h2">{ask.heading}</h1>}
					<StatusMessage>{ask.text}</StatusMessage>
					<Button label={ask.button} onPress={() => void use()} />
				</div>
			)}
			{step === 'other' && opened && (
				<div className="replaces-form">
					<StatusMessage>{fillIn(texts.other)}</StatusMessage>
					<Button label={texts.use} onPress={() => void goOn(opened)} />{' '}
					<Button
						label={texts.keep}
						onPress={() => {
							history.replaceState(null, '');
							void opened.discard();
							setState({ step: 'waiting' });
						}}
					/>
				</div>
			)}
			{step === 'opened' && opened && form?.render(opened)}
			<button
				type="button"
				hidden
				data-mail-link={href(form ? '/new-password' : '/login')}
				onClick={() => {
					// A link with a message or an error has nothing to use.
					if (/[#?&](message|error_code)=/.test(readLink())) void use();
					else setState({ step: 'question' });
				}}
			/>
		</>
	);
}

function Button({ label, onPress }: { label: string; onPress: () => void }) {
	return (
		<button className="button mt-6" type="button" onClick={onPress}>
			<span>{label}</span>
		</button>
	);
}

/** The link that the navbar's script has found. */
function readLink(): string {
	return String(getProperty(history.state, 'mailLink') ?? '');
}

/** What the page asks about this kind of link. */
function getQuestion(texts: Texts['mailLinks']): { heading?: string; text: string; button: string } {
	switch (new URLSearchParams(readLink().slice(1)).get('type')) {
		case 'signup':
			return { heading: texts.confirmHeading, text: texts.confirmText, button: texts.confirm };
		case 'email_change':
			return { heading: texts.changeHeading, text: texts.changeText, button: texts.change };
		case 'recovery':
		case 'invite':
			return { text: texts.passwordText, button: texts.password }; // below the page's own heading
		default:
			return { heading: texts.signInHeading, text: texts.signInText, button: texts.signIn };
	}
}
