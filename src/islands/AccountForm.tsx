import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ErrorKey, getErrorKey } from '~/accounts/account-error.ts';
import { preloadService } from '~/accounts/call-service.ts';
import { errors, texts } from '~/texts/account-texts.ts';
import { href } from '~/urls.ts';
import { readMember } from '~/visitor/signed-in.ts';
import FormField, { type FieldName, fieldNames } from './FormField.tsx';
import Warning from './Warning.tsx';

/** The typed values, by field name. */
export type Typed = { [name in FieldName]: string };

interface Props {
	/** The labels of its fields. None: the form is only a button. */
	labels?: Partial<Typed>;
	/** The button's label. */
	button: string;
	/** The same while it is busy. */
	busy: string;
	/** A prefix for the field ids, if a page has several forms. */
	id?: string;
	/** Sends the form. @returns what replaces the form. @throws {AccountError} */
	send: (typed: Typed) => Promise<ReactNode>;
}

/** The field that shows an error. All other errors are messages above the form. */
const places: { [key in ErrorKey]?: FieldName } = {
	emailRefused: 'email',
	wrongPassword: 'password',
	weakPassword: 'newPassword',
	plainPassword: 'newPassword',
	commonPassword: 'newPassword',
	longPassword: 'newPassword',
	samePassword: 'newPassword',
};

/** The class of links in messages. */
export const linkClass = 'font-semibold underline underline-offset-4';

/** An error in words, with a link to the sign-in page if that helps. */
function describe(key: ErrorKey): ReactNode {
	const leadsToSignIn = key === 'signInAgain' || (key === 'alreadyRegistered' && !readMember());
	if (!leadsToSignIn) return errors[key];
	return (
		<>
			<span>{errors[key]}</span>{' '}
			<a className={linkClass} href={href('/login') + (key === 'signInAgain' ? `?next=${href('/account')}` : '')}>
				{texts.signIn}
			</a>
		</>
	);
}

/** An account form. Validates on submit, prevents double submission, and keeps the typed values after an error. */
export default function AccountForm({ labels = {}, button, busy, id = '', send }: Props) {
	const names = fieldNames.filter((name) => name in labels);
	const form = useRef<HTMLFormElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [messages, setMessages] = useState<{ [field: string]: ReactNode }>({});
	const [done, setDone] = useState<ReactNode>();

	useEffect(() => {
		// If focus loaded this island, the event has already passed.
		if (form.current?.contains(document.activeElement)) preloadService();
		else form.current?.addEventListener('focusin', preloadService, { once: true });
	}, []);
	useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [messages]);

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		if (isBusy) return;
		const given = new FormData(event.currentTarget);
		const text = (name: FieldName) => String(given.get(name) ?? '');
		const typed = { email: text('email').trim(), password: text('password'), newPassword: text('newPassword') };
		const found = names.map((name) => [name, errorOf(name, typed[name])] as const).filter(([, error]) => error);
		setMessages(Object.fromEntries(found));
		if (found.length > 0) return;
		setBusy(true);
		try {
			setDone(await send(typed));
		} catch (error) {
			const key = getErrorKey(error);
			const field = names.find((name) => name === places[key]) ?? 'form';
			setMessages({ [field]: describe(key) });
		}
		setBusy(false);
	}
	function errorOf(name: FieldName, value: string) {
		if (value === '') return errors[`${name}Missing`];
		// Not lib/email.ts: the account service takes what browsers do (github.com/badoux/checkmail), without letters of other alphabets.
		return name === 'email' && form.current?.querySelector('[type=email]:invalid') && errors.emailFormat;
	}

	if (done) return done;
	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<Warning className="not-empty:mt-8">{messages['form']}</Warning>
			{names.map((name, index) => (
				<div key={name} className={`relative ${index === 0 ? 'mt-9' : 'mt-8'}`}>
					<FormField id={id + name} name={name} label={labels[name]} error={messages[name]} />
				</div>
			))}
			<button className="button mt-10 w-full" type="submit" aria-busy={isBusy || undefined}>
				<span>{isBusy ? busy : button}</span>
			</button>
		</form>
	);
}
