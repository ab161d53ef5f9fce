/**
 * The address of whoever is signed in. It is filled in by markAccount(), also before any island is awake;
 * React is told that the text is none of its business.
 */
export default function AccountEmail() {
	return (
		<strong
			className="font-semibold break-words"
			data-account-email
			suppressHydrationWarning
			dangerouslySetInnerHTML={empty}
		/>
	);
}

const empty = { __html: '' };
