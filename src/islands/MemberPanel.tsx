import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
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

/** Panels stay as long as their page. */
function follow(listener: () => void) {
	onStoreChange(listener);
	return () => undefined;
}

/** A member's panel: who is signed in, links, and the way out. The page behind it stays usable. */
export default function MemberPanel({ texts, email, children }: Props) {
	const { isOpen, props } = usePanel(false);
	const member = useSyncExternalStore(follow, readEmail, () => undefined);

	useEffect(() => {
		if (isOpen) void checkAccount();
	}, [isOpen]);
	useEffect(() => {
		if (!readEmail()) props.ref.current?.hidePopover();
	}, [member]);

	return (
		<div
			{...props}
			id="Account"
			className="border-t-3 border-accent-500 ground-light p-7"
			tabIndex={-1}
			aria-label={texts.yourAccount}
		>
			<p className="waits block text-lead" hidden>
				{fillParts(texts.signedInAs, {
					email: (
						<strong key="email" className="font-semibold hyphens-manual">
							{member ?? email}
						</strong>
					),
				})}
			</p>
			{children}
			<SignOut label={texts.signOut} className="mt-4 w-full" />
		</div>
	);
}

function readEmail(): string | undefined {
	return readMember()?.email;
}

/** Somebody may have signed out or changed the address elsewhere. */
async function checkAccount(): Promise<void> {
	const session = await import('~/accounts/session.ts').catch(() => undefined);
	await session?.checkSession();
}
