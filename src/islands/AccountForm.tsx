import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type ErrorKey, getErrorKey } from '~/accounts/account-error.ts';
import { preloadService } from '~/accounts/call-service.ts';
import type { Texts } from '~/texts/defaults.ts';
import FormField, { type FieldName } from './FormField.tsx';
import Warning from './Warning.tsx';

/** The texts of every form. */
export interface FormTexts {
	texts: Texts['account'];
	errors: Texts['accountErrors'];
}

/** The typed values, by field name. */
export type Typed = { [name in FieldName]: string };

interface Props extends FormTexts {
	/** None: the form is only a button. */
	fields?: readonly Pick<ComponentProps<typeof FormField>, 'name' | 'label' | 'rule'>[];
	/** The button's label. */
	button: string;
	/** The same while it is busy. */
	busy: string;
	/** A prefix for the field ids, if a page has several forms. */
	id?: string;
	/** Sends the form. @returns what replaces the form. @throws {AccountError} */
	send: (typed: Typed) => Promise<ReactNode>;
	/** What follows the error message, such as a link. */
	help?: (error: ErrorKey, typed: Typed) => ReactNode;
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

/** In bytes of UTF-8. The service truncates or refuses longer passwords. */
const longestPassword = 72;

/** An account form. Validates on submit, prevents double submission, and keeps the typed values after an error. */
export default function AccountForm({ fields = [], texts, errors, button, busy, id = '', send, help }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef(false);
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
		if (sending.current) return;
		const given = new FormData(event.currentTarget);
		const text = (name: FieldName) => String(given.get(name) ?? '');
		const typed = { email: text('email').trim(), password: text('password'), newPassword: text('newPassword') };
		const found = fields.flatMap(({ name }) => {
			const error = errorOf(name, typed[name]);
			return error ? [[name, error] as const] : [];
		});
		setMessages(Object.fromEntries(found));
		if (found.length > 0) return;
		sending.current = true;
		setBusy(true);
		try {
			setDone(await send(typed));
		} catch (error) {
			const key = getErrorKey(error);
			const field = fields.find(({ name }) => name === places[key])?.name ?? 'form';
			const text = (
				<>
					<span>{errors[key]}</span> {help?.(key, typed)}
				</>
			);
			setMessages({ [field]: text });
		}
		sending.current = false;
		setBusy(false);
	}
	function errorOf(name: FieldName, value: string) {
		if (value === '') return errors[`${name}Missing`];
		if (name === 'email') return form.current?.querySelector('[type=email]:invalid') && errors.emailFormat;
		const isLong = name === 'newPassword' && new TextEncoder().encode(value).length > longestPassword;
		return isLong && errors.longPassword;
	}

	if (done) return done;
	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<Warning className="not-empty:mt-8">{messages['form']}</Warning>
			{fields.map(({ name, label, rule }, index) => (
				<div key={name} className={`relative ${index === 0 ? 'mt-9' : 'mt-8'}`}>
					<FormField id={id + name} name={name} label={label} texts={texts} error={messages[name]} rule={rule} />
				</div>
			))}
			<button className="button mt-10 w-full" type="submit" aria-busy={isBusy || undefined}>
				<span>{isBusy ? busy : button}</span>
			</button>
		</form>
	);
}
