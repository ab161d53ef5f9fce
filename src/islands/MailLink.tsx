import { type ReactNode, useEffect, useState } from 'react';
import { type ErrorKey, getErrorKey } from '~/accounts/account-error.ts';
import { type OpenedLink, openMailLink, temporary } from '~/accounts/open-mail-link.ts';
import { readMember } from '~/accounts/store.ts';
import { getProperty } from '~/lib/get-property.ts';
import { fill } from '~/lib/text.ts';
import type { Texts } from '~/texts/defaults.ts';
import BusyButton from './BusyButton.tsx';
import { goTo } from './go-to.ts';
import StatusMessage from './StatusMessage.tsx';
import Warning from './Warning.tsx';

interface Props {
	texts: Texts['mailLinks'];
	errors: Texts['accountErrors'];
	/** The form to show after the link is opened. Without one, the link signs in. */
	form?: (opened: OpenedLink) => ReactNode;
	/** Shown in place of the form if there is no link. */
	noLink?: string;
}

/** What the page shows. Nothing: there is no link. */
interface State {
	question?: { text: string; button: string; use: () => Promise<void>; refuse?: () => Promise<void> };
	/** The form is shown. */
	opened?: OpenedLink;
	/** The end. */
	message?: string;
	error?: ErrorKey | undefined;
}

/** What links are for, by their type in the words of the account service. */
const kinds: { [type: string]: 'confirm' | 'change' | 'password' } = {
	signup: 'confirm',
	email_change: 'change',
	recovery: 'password',
	invite: 'password',
};

/**
 * Uses a link from an email once the visitor presses the button that says what it does and, if the link knows it, for whom. Asks
 * again before it replaces another account's session, or if the link named another account. The page's script clicks the hidden
 * button if layouts/take-mail-link.ts has found a link.
 */
export default function MailLink({ texts, errors, form, noLink }: Props) {
	const [{ question, opened, message, error }, setState] = useState<State>({});
	const kind = kinds[readLink().get('type') ?? ''] ?? 'signIn';

	/** Ends the link: the next person in this browser may be somebody else. */
	function end(last: State = {}) {
		history.replaceState(null, '');
		setState(last);
	}
	/** The visitor has left the page and comes back. A link that wasn't used still works in the email. */
	function comeBack() {
		end(readLink().has('token_hash') ? {} : { error: 'linkExpired' });
	}
	useEffect(() => {
		const show = ({ persisted }: PageTransitionEvent) => persisted && readText() && comeBack(); // from the browser's memory
		addEventListener('pageshow', show);
		return () => removeEventListener('pageshow', show);
	}, []);

	function start() {
		const [loaded] = performance.getEntriesByType('navigation');
		// A link with a message or an error has nothing to use.
		if (getProperty(loaded, 'type') === 'back_forward') comeBack();
		else if (/[#?&](message|error_code)=/.test(readText())) void use();
		else ask();
	}
	function ask(error?: ErrorKey) {
		const email = getAddress();
		const text = `${texts[`${kind}Text`]} ${email ? fill(texts.linkFor, { email }) : ''}`;
		setState({ question: { text, button: texts[kind], use }, error });
	}
	function askAgain(found: OpenedLink, text: string) {
		const refuse = async () => {
			end();
			await found.discard();
		};
		setState({ question: { text, button: texts.use, use: () => goOn(found), refuse } });
	}
	async function use() {
		try {
			const named = getAddress();
			const found = await openMailLink(readText());
			if (found === 'half') return end({ message: texts.half });
			// The link works once. From now on, a reload needs the session that it opened.
			history.replaceState({ mailLink: found.link }, '');
			const { email, id } = found;
			const member = readMember();
			if (member && member.id !== id) askAgain(found, fill(texts.other, { email, current: member.email }));
			else if (named !== undefined && named !== email) askAgain(found, fill(texts.linkFor, { email }));
			else await goOn(found, named !== undefined);
		} catch (thrown) {
			const key = getErrorKey(thrown);
			if (temporary.includes(key)) ask(key);
			else end({ error: key });
		}
	}
	/** @param isNamed whether the visitor has seen whose account it is. If not, this page says it, with a button to sign out. */
	async function goOn(found: OpenedLink, isNamed = true) {
		if (form) return setState({ opened: found });
		try {
			const isNew = kind === 'confirm' && !readMember() && isNamed;
			await found.signIn();
			history.replaceState(null, '');
			if (isNew) await goTo('/#home');
			setState({ message: texts.confirmed });
		} catch (thrown) {
			ask(getErrorKey(thrown));
		}
	}

	const className = 'button mt-6 peer-aria-busy:hidden';
	return (
		<>
			<Warning className="not-empty:mt-8">{error && errors[error]}</Warning>
			{noLink && !(question ?? opened ?? error) && <p className="mt-8">{noLink}</p>}
			{message && <StatusMessage>{message}</StatusMessage>}
			{question && (
				<div key={question.text} className="replaces-form">
					<h1 className="mt-6 display text-h2">{texts[`${kind}Heading`]}</h1>
					<StatusMessage>{question.text}</StatusMessage>
					<BusyButton
						className="peer button mt-6"
						label={question.button}
						busy={texts.checking}
						onPress={question.use}
					/>{' '}
					{question.refuse && (
						<BusyButton className={className} label={texts.keep} busy={texts.checking} onPress={question.refuse} />
					)}
				</div>
			)}
			{opened && form?.(opened)}
			<button type="button" hidden data-mail-link onClick={start} />
		</>
	);
}

/** The query or fragment that layouts/take-mail-link.ts has found; empty if there is none, as on the server. */
function readText(): string {
	return String(getProperty(globalThis.history?.state, 'mailLink') ?? '');
}

function readLink(): URLSearchParams {
	return new URLSearchParams(readText().slice(1));
}

/** The account that the link says it is for. Whoever made the link may have lied. Emails have it as text, with a bare "+", too. */
function getAddress(): string | undefined {
	return readLink().get('email')?.replaceAll(' ', '+');
}
