import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { warmUp } from '~/accounts/account';
import FieldError from './FieldError';
import PasswordField from './PasswordField';
import Warning from './Warning';

/** The words of the two forms; `errors` answers what is wrong with a field. */
export interface AccountFormTexts {
	email: string;
	password: string;
	show: string;
	hide: string;
	button: string;
	busy: string;
	errors: { emailMissing: string; emailFormat: string; passwordMissing: string };
}

/** What a visitor is told: about a field, or about the whole. */
export interface Complaint {
	field?: 'email' | 'password';
	text: ReactNode;
}

interface Props {
	texts: AccountFormTexts;
	passwordKind: 'current-password' | 'new-password';
	passwordRule?: string;
	/** Sends what was typed. @returns what went wrong; nothing when the visitor is on the way elsewhere. */
	send: (email: string, password: string) => Promise<Complaint | undefined>;
}

/** E-mail and password: checked when sent, sent once, and nothing that was typed is ever wiped. */
export default function AccountForm({ texts, passwordKind, passwordRule, send }: Props) {
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef(false);
	const [busy, setBusy] = useState(false);
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
		const fields = new FormData(event.currentTarget);
		const email = String(fields.get('email')).trim();
		const password = String(fields.get('password'));
		const found = [...emailComplaints(email, event.currentTarget), ...passwordComplaints(password)];
		setComplaints(found);
		if (found.length > 0) return;
		sending.current = true;
		setBusy(true);
		const complaint = await send(email, password);
		if (!complaint) return; // busy until the page is gone
		sending.current = false;
		setBusy(false);
		setComplaints([complaint]);
	}
	function emailComplaints(email: string, { elements }: HTMLFormElement): Complaint[] {
		if (email === '') return [{ field: 'email', text: texts.errors.emailMissing }];
		const field = elements.namedItem('email');
		const malformed = field instanceof HTMLInputElement && field.validity.typeMismatch;
		return malformed ? [{ field: 'email', text: texts.errors.emailFormat }] : [];
	}
	function passwordComplaints(password: string): Complaint[] {
		return password === '' ? [{ field: 'password', text: texts.errors.passwordMissing }] : [];
	}

	return (
		<form ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
			<Warning className="mt-8">{about(undefined)}</Warning>
			<label className="field-label mt-9" htmlFor="email">
				{texts.email}
			</label>
			<input
				id="email"
				name="email"
				className="field mt-1 outline-offset-1"
				type="email"
				autoComplete="email"
				autoCapitalize="none"
				spellCheck={false}
				aria-describedby={about('email') ? 'email-error' : undefined}
				aria-invalid={about('email') ? true : undefined}
			/>
			<FieldError id="email-error">{about('email')}</FieldError>
			<div className="h-8" />
			<PasswordField
				label={texts.password}
				show={texts.show}
				hide={texts.hide}
				autoComplete={passwordKind}
				error={about('password')}
				rule={passwordRule}
			/>
			<button className="button mt-10 w-full" type="submit" aria-busy={busy || undefined}>
				<span>{busy ? texts.busy : texts.button}</span>
			</button>
		</form>
	);
}
