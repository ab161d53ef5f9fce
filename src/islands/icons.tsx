// Icons for islands, which cannot render Icon.astro (lucide.dev, ISC licence).

/** A triangle with an exclamation mark, beside a warning. */
export function WarningIcon() {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01" />
		</svg>
	);
}

/** A circle with an exclamation mark, beside a field's error. */
export function ErrorIcon() {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<circle cx="12" cy="12" r="10" />
			<path d="M12 8v4M12 16h.01" />
		</svg>
	);
}

/** A door with an arrow out of it. */
export function SignOutIcon() {
	return (
		<svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
			<path d="m16 17 5-5-5-5M21 12H9M9 21H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h4" />
		</svg>
	);
}
