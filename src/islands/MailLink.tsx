import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { openMailLink, readMailLink } from '~/accounts/open-mail-link.ts';
import { isEmailAddress } from '~/lib/email.ts';
import { getProperty } from '~/lib/get-property.ts';
import { setsPassword } from '~/lib/mail-link.ts';
import { fill } from '~/lib/text.ts';
import { errors, texts } from '~/texts/account-texts.ts';
import AccountForm, { type Typed } from './AccountForm.tsx';
import StatusMessage from './StatusMessage.tsx';
import Warning from './Warning.tsx';

interface Props {
	/** Whether the page is for links that set a password. */
	forPassword?: boolean;
}

const words = LINK_TEXTS; // of texts/account-texts.ts: only this island carries them

/** What a link is for, by its type in the words of the account service. */
function findKind(type: string | undefined) {
	if (setsPassword(type)) return 'password';
	return type === 'email_change' ? 'change' : 'confirm';
}

/**
 * Uses a link from an email once the visitor presses the button that says what it does and, if the link knows it, for whom. Says so
 * if it is for somebody else. The page wakes it if layouts/take-mail-link.ts has found a link.
 */
export default function MailLink({ forPassword = false }: Props) {
	const [question, setQuestion] = useState('');
	const [last, setLast] = useState<'done' | 'half' | 'linkExpired'>();
	const warning = useRef<HTMLDivElement>(null);
	const kind = findKind(readMailLink()['type']);
	const labels = kind === 'password' ? { newPassword: texts.newPassword } : {};

	/** Ends the link: who comes back to this page later may be somebody else. One that wasn't used still works in the email. */
	function end(result?: typeof last) {
		history.replaceState(null, '');
		setQuestion('');
		setLast(result);
	}
	// Before the page is painted without the forms that it replaces. `data-mail-link` is for CSS (layouts/AccountFormPage.astro).
	useLayoutEffect(start, []);
	useLayoutEffect(() => {
		if (question) document.documentElement.setAttribute('data-mail-link', 'open');
		else document.documentElement.removeAttribute('data-mail-link');
	}, [question]);
	// The visitor came back, and the browser had kept the page.
	useEffect(() => addEventListener('pageshow', ({ persisted }) => persisted && end()), []);
	useEffect(() => (last === 'linkExpired' ? warning.current?.focus() : undefined), [last]); // its button is gone

	function start() {
		const { message, error_code, email = '' } = readMailLink();
		const [loaded] = performance.getEntriesByType('navigation');
		if (getProperty(loaded, 'type') === 'back_forward') end();
		else if (message) end('half');
		else if (error_code) end('linkExpired');
		else setQuestion(`${words[`${kind}Text`]} ${isEmailAddress(email) ? fill(words.linkFor, { email }) : ''}`);
	}
	async function send({ newPassword }: Typed) {
		const result = await openMailLink(newPassword);
		if (typeof result === 'string') end(result);
		else setQuestion(fill(result.current ? words.other : words.linkFor, result));
		return undefined;
	}

	return (
		<>
			<Warning element={warning} className="not-empty:mt-8">
				{last === 'linkExpired' && (forPassword ? errors.resetExpired : errors.linkExpired)}
			</Warning>
			{last === 'half' && <StatusMessage>{words.half}</StatusMessage>}
			{last === 'done' && <StatusMessage>{forPassword ? texts.passwordSaved : words.confirmed}</StatusMessage>}
			{question && (
				<>
					<h1 className="mt-6 display text-h2">{words[`${kind}Heading`]}</h1>
					<StatusMessage key={question}>{question}</StatusMessage>
					<AccountForm labels={labels} send={send} button={words[kind]} busy={words.checking} />
				</>
			)}
		</>
	);
}
