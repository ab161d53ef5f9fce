import { type ReactNode, useState } from 'react';
import { texts } from '~/texts/account-texts.ts';

/** The names of all fields, in the order of forms. */
export const fieldNames = ['email', 'password', 'newPassword'] as const;

export type FieldName = (typeof fieldNames)[number];

/** What browsers and password managers fill in. */
const autoComplete = { email: 'email', password: 'current-password', newPassword: 'new-password' } as const;

interface Props {
	id: string;
	name: FieldName;
	label: ReactNode;
	/** The error message. Screen readers announce it, because the field refers to it and receives focus. */
	error?: ReactNode;
}

/** A field of an account form. Passwords have a button to show them, and new ones a rule, which is there before anything is typed. */
export default function FormField({ id, name, label, error }: Props) {
	const [visible, setVisible] = useState(false);
	const isPassword = name !== 'email';
	const passwordType = visible ? 'text' : 'password';
	const rule = name === 'newPassword' && texts.passwordRule;
	const describedBy = [error && `${id}-error`, rule && `${id}-rule`].filter(Boolean).join(' ');
	return (
		<>
			<label id={isPassword ? `${id}-label` : undefined} className="block label text-muted" htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				name={name}
				className={isPassword ? 'field pe-20' : 'field'}
				type={isPassword ? passwordType : 'email'}
				autoComplete={autoComplete[name]}
				required
				autoCapitalize="none"
				autoCorrect={isPassword ? 'off' : undefined}
				spellCheck={false}
				aria-describedby={describedBy || undefined}
				aria-invalid={error ? true : undefined}
			/>
			{isPassword && (
				<button
					className="absolute end-3.5 top-7 min-h-11 min-w-11 text-end label text-muted hover:text-ink"
					type="button"
					aria-describedby={`${id}-label`}
					onClick={() => setVisible(!visible)}
				>
					{visible ? texts.hide : texts.show}
				</button>
			)}
			{error && (
				<p id={`${id}-error`} className="field-error">
					<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
						<path d="M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 8v4M12 16z" />
					</svg>
					<span>{error}</span>
				</p>
			)}
			{rule && (
				<p id={`${id}-rule`} className="mt-2.5 text-small text-muted">
					{rule}
				</p>
			)}
		</>
	);
}
