import type { ReactNode } from 'react';
import { ErrorIcon } from './icons';

interface Props {
	/** What the field's aria-describedby names. */
	id: string;
	children?: ReactNode;
}

/** What is wrong with a field, under it. It is heard because the field names it and takes focus. */
export default function FieldError({ id, children }: Props) {
	if (!children) return null;
	return (
		<p id={id} className="field-error">
			<ErrorIcon />
			<span>{children}</span>
		</p>
	);
}
