import { type ReactNode, useEffect, useState } from 'react';
import { fillParts } from '~/lib/text.ts';
import type { Texts } from '~/texts/defaults.ts';
import { readMember } from '~/visitor/signed-in.ts';
import { onStoreChange } from '~/visitor/storage.ts';
import SignOut from './SignOut.tsx';
import { usePanel } from './use-panel.ts';

interface Props {
	texts: Pick<Texts['account'], 'yourAccount' | 'signedInAs' | 'signOut'>;
	/** The place for the address until this script is there. */
	email?: ReactNode;
	/** The links. */
	children?: ReactNode;
}

/** A member's panel: who is signed in, links, and the way out. The page behind it stays usable. */
export default function MemberPanel({ texts, email, children }: Props) {
	const { isOpen, props } = usePanel(false);
	const [member, setMember] = useState<string>();

	useEffect(() => {
		function follow() {
			setMember(readMember()?.email);
			if (!readMember()) props.ref.current?.hidePopover();
		}
		follow();
		onStoreChange(follow);
	}, [props.ref]);
	useEffect(() => {
		// Somebody may have signed out or changed the address elsewhere.
		if (isOpen) import('~/accounts/session.ts').then(async (session) => session.checkSession()).catch(() => undefined);
	}, [isOpen]);

	const address = (
		<strong key="email" className="font-semibold hyphens-manual">
			{member ?? email}
		</strong>
	);
	return (
		<div
			{...props}
			id="Account"
			className="border-t-3 border-accent-500 ground-light p-7"
			tabIndex={-1}
			aria-label={texts.yourAccount}
		>
			<p className="waits block text-lead" hidden>
				{fillParts(texts.signedInAs, { email: address })}
			</p>
			{children}
			<SignOut label={texts.signOut} className="mt-4 w-full" />
		</div>
	);
}
