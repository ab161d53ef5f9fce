import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { preloadService } from '~/accounts/call-service';
import { passwordProblems } from '~/accounts/messages';
import type { AccountTexts } from '~/schemas/account-texts';
import Field from './Field';
import Warning from './Warning';

/** The words that every form shares. */
export type FormTexts = Pick<AccountTexts, 'show' | 'hide' | 'errors'>;

interface FormField {
	name: 'email' | 'password' | 'newPassword';
	kind: 'email' | 'current-password' | 'new-password';
	label: string;
	/** The rule for a new password, shown before anything is typed. */
	rule?: string;
}

/** What was typed, by the names of the fields. */
export type Typed = { [name in FormField['name']]: string };

/** What a visitor is told of a problem: at the field that it is about if the form has one, otherwise above the form. */
export interface Complaint {
	problem?: string;
	text: ReactNode;
}

interface Props {
	fields: FormField[];
	texts: FormTexts;
	/** The words of its button. */
	page: { button: string; busy: string };
	/** Stands before the ids of the fields, where a page has several forms. */
	id?: string;
	/** Sends what was typed. @returns what went wrong, or what replaces the form; nothing when the page is left. */
	send: (typed: Typed) => Promise<Complaint | { done: ReactNode } | undefined>;
}

/** The error of an empty field. */
const missing = {
	email: 'emailMissing',
	'current-password': 'passwordMissing',
	'new-password': 'newPasswordMissing',
} as const;

/** The service cuts or refuses what is longer; letters outside English count double or more. */
const longestPassword = 72;

/** An account form: checked when sent, sent once, and nothing that was typed is ever wiped. */
export default function AccountForm({ fields, texts, page, id = '', send }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [errors, setErrors] = useState<{ [field: string]: ReactNode }>({});
	const [done, setDone] = useState<ReactNode>();

	useEffect(() => {
		// If focus woke this island, its event is past.
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
		const outcome = await send(typed);
		if (!outcome) return; // busy until the page is gone
		sending.current = false;
		setBusy(false);
		if ('done' in outcome) setDone(outcome.done);
		else setErrors({ [fieldAbout(outcome.problem)]: outcome.text });
	}
	function errorOf(kind: FormField['kind'], value: string) {
		if (value === '') return texts.errors[missing[kind]];
		if (kind === 'email') return form.current?.querySelector('[type=email]:invalid') && texts.errors.emailFormat;
		const isLong = kind === 'new-password' && new TextEncoder().encode(value).length > longestPassword;
		return isLong && texts.errors.longPassword;
	}
	function fieldAbout(problem?: string) {
		const isNewPassword = passwordProblems.some((one) => one === problem);
		const kind = isNewPassword ? 'new-password' : { emailRefused: 'email', wrong: 'current-password' }[problem ?? ''];
		return fields.find((field) => field.kind === kind)?.name ?? 'form';
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
