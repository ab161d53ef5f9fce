import { type ReactNode, useEffect, useState } from 'react';
import { type ErrorKey, getErrorKey } from '~/accounts/account-error.ts';
import { type OpenedLink, openMailLink, readAddress, temporary } from '~/accounts/open-mail-link.ts';
import { readMember } from '~/accounts/store.ts';
import { getProperty } from '~/lib/get-property.ts';
import { fill } from '~/lib/text.ts';
import type { Texts } from '~/texts/defaults.ts';
import { href } from '~/urls.ts';
import BusyButton from './BusyButton.tsx';
import { goToWelcome } from './go-to-welcome.ts';
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

/**
 * "question": may the link be used? "other": may it replace the session of another account, or sign in to another account than
 * it named?
 */
interface State {
	step: 'waiting' | 'question' | 'other' | 'opened' | 'done';
	opened?: OpenedLink;
	/** The visitor has chosen to use the link, so the other button is gone. */
	isSigningIn?: boolean;
	/** Shown at the end. */
	message?: string;
	error?: ErrorKey;
}

/**
 * Uses a link from an email once the visitor presses the button that says what it does and, if the link knows it, for whom. Asks
 * again before it replaces another account's session, or if the link named another account. The navbar's script brings the link
 * here and clicks the hidden button (accounts/mail-link.ts).
 */
export default function MailLink({ texts, errors, form }: Props) {
	const [{ step, opened, isSigningIn, message, error }, setState] = useState<State>({ step: 'waiting' });

	/** Ends a link that the visitor has left: the next person in this browser may be somebody else. */
	function leave() {
		// A link that wasn't used still works in the email. Then the page is as without a link.
		const isUsed = !/[#?&]token_hash=/.test(readLink());
		history.replaceState(null, '');
		setState({ step: 'waiting', ...(isUsed && { error: 'linkExpired' }) });
	}
	useEffect(() => {
		const show = ({ persisted }: PageTransitionEvent) => persisted && readLink() && leave(); // Back, from the browser's memory
		addEventListener('pageshow', show);
		return () => removeEventListener('pageshow', show);
	}, []);

	async function use() {
		const link = readLink();
		setState({ step }); // without an earlier error
		try {
			const result = await openMailLink(link);
			// The link works once. From now on, a reload needs the session that it opened.
			history.replaceState(result === 'half' ? null : { mailLink: result.link }, '');
			if (result === 'half') return setState({ step: 'done', message: texts.half });
			const named = readAddress(link);
			const isLie = named !== undefined && named !== result.email;
			if (isLie || result.signedIn === 'other') setState({ step: 'other', opened: result });
			else await goOn(result, named !== undefined);
		} catch (error) {
			const key = getErrorKey(error);
			const canRetry = temporary.includes(key);
			if (!canRetry) history.replaceState(null, '');
			setState({ step: canRetry ? 'question' : 'waiting', error: key });
		}
	}
	/** @param isNamed whether the visitor has seen whose account it is. If not, this page says it, with a button to sign out. */
	async function goOn(opened: OpenedLink, isNamed = true) {
		if (form) return setState({ step: 'opened', opened });
		setState((now) => ({ ...now, isSigningIn: true }));
		try {
			const isNew = readType() === 'signup' && opened.signedIn === 'nobody' && isNamed;
			await opened.signIn();
			history.replaceState(null, '');
			if (isNew) await goToWelcome();
			setState({ step: 'done', message: texts.confirmed });
		} catch (error) {
			setState({ step: 'question', error: getErrorKey(error) });
		}
	}

	const fillIn = (text: string) => fill(text, { email: opened?.email ?? '', current: readMember()?.email ?? '' });
	const ask = step === 'question' && getQuestion(texts);
	const email = ask && readAddress(readLink());
	const button = { className: 'button mt-6', busy: texts.checking };
	return (
		<>
			<Warning className="not-empty:mt-8">{error && errors[error]}</Warning>
			<div role="status">{form && step === 'opened' && <p className="mt-8 hyphens-manual">{fillIn(form.text)}</p>}</div>
			{form && step === 'waiting' && !error && <p className="mt-8">{form.noLink}</p>}
			{message && <StatusMessage>{message}</StatusMessage>}
			{ask && (
				<div className="replaces-form">
					{ask.heading && <h1 className="mt-6 display text-h2">{ask.heading}</h1>}
					<StatusMessage>
						{ask.text} {email && fill(texts.linkFor, { email })}
					</StatusMessage>
					<BusyButton {...button} label={ask.button} onPress={use} />
				</div>
			)}
			{step === 'other' && opened && (
				<div className="replaces-form">
					<StatusMessage>{fillIn(opened.signedIn === 'other' ? texts.other : texts.linkFor)}</StatusMessage>
					<BusyButton {...button} label={texts.use} onPress={() => goOn(opened)} />{' '}
					{!isSigningIn && (
						<BusyButton
							{...button}
							label={texts.keep}
							onPress={async () => {
								history.replaceState(null, '');
								void opened.discard();
								setState({ step: 'waiting' });
							}}
						/>
					)}
				</div>
			)}
			{step === 'opened' && opened && form?.render(opened)}
			<button
				type="button"
				hidden
				data-mail-link={href(form ? '/new-password' : '/login')}
				onClick={() => {
					const [loaded] = performance.getEntriesByType('navigation');
					// A link with a message or an error has nothing to use.
					if (getProperty(loaded, 'type') === 'back_forward') leave();
					else if (/[#?&](message|error_code)=/.test(readLink())) void use();
					else setState({ step: 'question' });
				}}
			/>
		</>
	);
}

/** The link that the navbar's script has found. */
function readLink(): string {
	return String(getProperty(history.state, 'mailLink') ?? '');
}

/** What the link is for, in the words of the account service. */
function readType(): string | null {
	return new URLSearchParams(readLink().slice(1)).get('type');
}

/** What the page asks about this kind of link. */
function getQuestion(texts: Texts['mailLinks']): { heading?: string; text: string; button: string } {
	switch (readType()) {
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
