import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { preloadService } from '~/accounts/call-service.ts';
import type { Problem } from '~/accounts/codes.ts';
import { getProblem } from '~/accounts/problems.ts';
import type { AccountTexts } from '~/schemas/account-texts.ts';
import Field from './Field.tsx';
import Warning from './Warning.tsx';

/** The texts that all forms share. */
export type FormTexts = Pick<AccountTexts, 'show' | 'hide' | 'errors'>;

interface FormField {
	name: 'email' | 'password' | 'newPassword';
	kind: 'email' | 'current-password' | 'new-password';
	label: string;
	/** The rule for a new password, shown before anything is typed. */
	rule?: string;
}

/** The typed values, by field name. */
export type Typed = { [name in FormField['name']]: string };

interface Props {
	fields: FormField[];
	texts: FormTexts;
	/** The label of the button, idle and busy. */
	page: { button: string; busy: string };
	/** A prefix for the ids of the fields, if a page has several forms. */
	id?: string;
	/** Sends the form. @returns what replaces the form, or undefined if the visitor leaves the page. @throws {AccountError} */
	send: (typed: Typed) => Promise<ReactNode>;
	/** What follows the text of a problem, such as a link. */
	help?: (problem: Problem, typed: Typed) => ReactNode;
}

/** The error text of an empty field. */
const missing = {
	email: 'emailMissing',
	'current-password': 'passwordMissing',
	'new-password': 'newPasswordMissing',
} as const;

/** The fields that problems concern. The text of any other problem is above the form. */
const kinds: { [problem in Problem]?: FormField['kind'] } = {
	emailRefused: 'email',
	wrongPassword: 'current-password',
	weakPassword: 'new-password',
	plainPassword: 'new-password',
	commonPassword: 'new-password',
	longPassword: 'new-password',
	samePassword: 'new-password',
};

/** In bytes of UTF-8. The service truncates or refuses longer passwords. */
const longestPassword = 72;

/** An account form. Validates on submit, prevents double submission, and keeps the typed values after an error. */
export default function AccountForm({ fields, texts, page, id = '', send, help }: Props) {
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

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current) return;
		const given = new FormData(event.currentTarget);
		const text = (name: FormField['name']) => String(given.get(name) ?? '');
		const typed = { email: text('email').trim(), password: text('password'), newPassword: text('newPassword') };
		const found = fields.flatMap(({ name, kind }) => {
			const error = errorOf(kind, typed[name]);
			return error ? [[name, error] as const] : [];
		});
		setErrors(Object.fromEntries(found));
		if (found.length > 0) return;
		sending.current = true;
		setBusy(true);
		try {
			const outcome = await send(typed);
			if (!outcome) return; // stay busy until the page unloads
			setDone(outcome);
		} catch (error) {
			const problem = getProblem(error);
			const field = fields.find(({ kind }) => kind === kinds[problem])?.name ?? 'form';
			const text = (
				<>
					{texts.errors[problem]} {help?.(problem, typed)}
				</>
			);
			setErrors({ [field]: text });
		}
		sending.current = false;
		setBusy(false);
	}
	function errorOf(kind: FormField['kind'], value: string) {
		if (value === '') return texts.errors[missing[kind]];
		if (kind === 'email') return form.current?.querySelector('[type=email]:invalid') && texts.errors.emailFormat;
		const isLong = kind === 'new-password' && new TextEncoder().encode(value).length > longestPassword;
		return isLong && texts.errors.longPassword;
	}

	if (done) return done;
	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<Warning className="mt-8">{errors['form']}</Warning>
			{fields.map(({ name, kind, label, rule }, index) => (
				<div key={name} className={`relative ${index === 0 ? 'mt-9' : 'mt-8'}`}>
					<Field id={id + name} name={name} kind={kind} label={label} texts={texts} error={errors[name]} rule={rule} />
				</div>
			))}
			<button className="button mt-10 w-full" type="submit" aria-busy={isBusy || undefined}>
				<span>{isBusy ? page.busy : page.button}</span>
			</button>
		</form>
	);
}
