import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { warmUp } from '~/accounts/ask';
import type { AccountTexts } from '~/schemas/account-texts';
import FieldError from './FieldError';
import PasswordField from './PasswordField';
import Warning from './Warning';

/** The words that every form shares; `errors` answers what is wrong with a field. */
export type FormTexts = Pick<AccountTexts, 'show' | 'hide'> & {
	errors: Pick<AccountTexts['errors'], 'emailFormat' | 'longPassword'>;
};

/** A field of such a form. */
export interface FormField {
	name: 'email' | 'password' | 'newPassword';
	kind: 'email' | 'current-password' | 'new-password';
	label: string;
	/** What is said when it is empty. */
	missing: string;
	/** The rule for a new password, shown before anything is typed. */
	rule?: string;
}

/** What was typed, by the names of the fields. */
export type Typed = { [name in FormField['name']]: string };

/** What a visitor is told: about a field, or about the whole. */
export interface Complaint {
	field?: FormField['name'] | undefined;
	text: ReactNode;
}

interface Props {
	fields: FormField[];
	texts: FormTexts;
	button: string;
	busy: string;
	/** Stands before the ids of the fields, where a page has several forms. */
	id?: string;
	/** Sends what was typed. @returns what went wrong; nothing when the form has done its work. */
	send: (typed: Typed) => Promise<Complaint | undefined>;
}

/** The service cuts or refuses what is longer; letters outside English count double or more. */
const longestPassword = 72;

/** An account form: checked when sent, sent once, and nothing that was typed is ever wiped. */
export default function AccountForm({ fields, texts, button, busy, id = '', send }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef(false);
	const [isBusy, setBusy] = useState(false);
	const [complaints, setComplaints] = useState<Complaint[]>([]);
	const about = (field: Complaint['field']) => complaints.find((complaint) => complaint.field === field)?.text;

	useEffect(() => {
		// Where focus woke this island, its event is past.
		if (form.current?.contains(document.activeElement)) warmUp();
		else form.current?.addEventListener('focusin', warmUp, { once: true });
	}, []);
	useEffect(() => {
		const [first] = complaints.flatMap(({ field }) => field ?? []);
		if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
	}, [complaints]);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current) return;
		const { elements } = event.currentTarget;
		const given = new FormData(event.currentTarget);
		const text = (name: FormField['name']) => String(given.get(name) ?? '');
		const typed = { email: text('email').trim(), password: text('password'), newPassword: text('newPassword') };
		const found = fields.flatMap((field) => complaintAbout(field, typed[field.name], elements));
		setComplaints(found);
		if (found.length > 0) return;
		sending.current = true;
		setBusy(true);
		const complaint = await send(typed);
		if (!complaint) return; // busy until the page or the form is gone
		sending.current = false;
		setBusy(false);
		setComplaints([complaint]);
	}
	function complaintAbout({ name, kind, missing }: FormField, value: string, elements: HTMLFormControlsCollection) {
		const complain = (text: string): Complaint[] => [{ field: name, text }];
		if (value === '') return complain(missing);
		if (kind === 'email') {
			const field = elements.namedItem(name);
			const malformed = field instanceof HTMLInputElement && field.validity.typeMismatch;
			return malformed ? complain(texts.errors.emailFormat) : [];
		}
		const isLong = kind === 'new-password' && new TextEncoder().encode(value).length > longestPassword;
		return isLong ? complain(texts.errors.longPassword) : [];
	}

	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<Warning className="mt-8">{about(undefined)}</Warning>
			{fields.map(({ name, kind, label, rule }, index) => (
				<div key={name} className={index === 0 ? 'mt-9' : 'mt-8'}>
					{kind === 'email' ? (
						<>
							<label className="field-label" htmlFor={id + name}>
								{label}
							</label>
							<input
								id={id + name}
								name={name}
								className="field mt-2 outline-offset-1"
								type="email"
								autoComplete="email"
								autoCapitalize="none"
								spellCheck={false}
								aria-describedby={about(name) ? `${id}${name}-error` : undefined}
								aria-invalid={about(name) ? true : undefined}
							/>
							<FieldError id={`${id}${name}-error`}>{about(name)}</FieldError>
						</>
					) : (
						<PasswordField
							id={id + name}
							name={name}
							label={label}
							show={texts.show}
							hide={texts.hide}
							autoComplete={kind}
							error={about(name)}
							rule={rule}
						/>
					)}
				</div>
			))}
			<button className="button mt-10 w-full" type="submit" aria-busy={isBusy || undefined}>
				<span>{isBusy ? busy : button}</span>
			</button>
		</form>
	);
}
