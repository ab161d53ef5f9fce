import { type ComponentProps, type SubmitEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { getErrorKey } from '~/accounts/account-error.ts';
import { preloadService } from '~/accounts/call-service.ts';
import type { ErrorKey } from '~/accounts/codes.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import FormField, { type FieldName } from './FormField.tsx';
import Warning from './Warning.tsx';

/** The texts that all forms share. */
export type FormTexts = Pick<AccountTexts, 'show' | 'hide' | 'errors'>;

/** The typed values, by field name. */
export type Typed = { [name in FieldName]: string };

interface Props {
	/** None: the form is only a button. */
	fields?: Pick<ComponentProps<typeof FormField>, 'name' | 'label' | 'rule'>[];
	texts: FormTexts;
	/** The button's labels, idle and busy. */
	page: { button: string; busy: string };
	/** A prefix for the field ids, if a page has several forms. */
	id?: string;
	/** Sends the form. @returns what replaces the form. @throws {AccountError} */
	send: (typed: Typed) => Promise<ReactNode>;
	/** What follows the error message, such as a link. */
	help?: (error: ErrorKey, typed: Typed) => ReactNode;
}

/** The field that shows an error. All other errors are shown above the form. */
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
export default function AccountForm({ fields = [], texts, page, id = '', send, help }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [errors, setErrors] = useState<{ [field: string]: ReactNode }>({});
	const [done, setDone] = useState<ReactNode>();

	useEffect(() => {
		// If focus loaded this island, the event has already passed.
		if (form.current?.contains(document.activeElement)) preloadService();
		else form.current?.addEventListener('focusin', preloadService, { once: true });
	}, []);
	useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);

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
		setErrors(Object.fromEntries(found));
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
					{texts.errors[key]} {help?.(key, typed)}
				</>
			);
			setErrors({ [field]: text });
		}
		sending.current = false;
		setBusy(false);
	}
	function errorOf(name: FieldName, value: string) {
		if (value === '') return texts.errors[`${name}Missing`];
		if (name === 'email') return form.current?.querySelector('[type=email]:invalid') && texts.errors.emailFormat;
		const isLong = name === 'newPassword' && new TextEncoder().encode(value).length > longestPassword;
		return isLong && texts.errors.longPassword;
	}

	if (done) return done;
	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<Warning className="not-empty:mt-8">{errors['form']}</Warning>
			{fields.map(({ name, label, rule }, index) => (
				<div key={name} className={`relative ${index === 0 ? 'mt-9' : 'mt-8'}`}>
					<FormField id={id + name} name={name} label={label} texts={texts} error={errors[name]} rule={rule} />
				</div>
			))}
			<button className="button mt-10 w-full" type="submit" aria-busy={isBusy || undefined}>
				<span>{isBusy ? page.busy : page.button}</span>
			</button>
		</form>
	);
}
