import { type ReactNode, useState } from 'react';
import FieldError from './FieldError';

interface Props {
	id: string;
	name: string;
	label: string;
	show: string;
	hide: string;
	autoComplete: 'current-password' | 'new-password';
	error: ReactNode;
	/** The rule for a new password. */
	rule?: ReactNode | undefined;
}

/** A password that can be looked at. It is hidden again when the form is sent, so that no browser keeps it as plain text. */
export default function PasswordField({ id, name, label, show, hide, autoComplete, error, rule }: Props) {
	const [visible, setVisible] = useState(false);
	const describedBy = [error && `${id}-error`, rule && `${id}-rule`].filter(Boolean).join(' ');
	return (
		<div className="relative">
			<label id={`${id}-label`} className="field-label" htmlFor={id}>
				{label}
			</label>
			<input
				id={id}
				name={name}
				className="field mt-2 pe-16 outline-offset-1"
				type={visible ? 'text' : 'password'}
				autoComplete={autoComplete}
				autoCapitalize="none"
				autoCorrect="off"
				spellCheck={false}
				aria-describedby={describedBy || undefined}
				aria-invalid={error ? true : undefined}
			/>
			<button
				className="absolute end-0 top-5.5 min-h-11 min-w-11 text-end label text-muted hover:text-ink"
				type="button"
				aria-describedby={`${id}-label`}
				onClick={() => {
					setVisible(!visible);
				}}
			>
				{visible ? hide : show}
			</button>
			<FieldError id={`${id}-error`}>{error}</FieldError>
			{rule && (
				<p id={`${id}-rule`} className="mt-2.5 text-small text-muted">
					{rule}
				</p>
			)}
		</div>
	);
}
