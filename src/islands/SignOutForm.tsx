import { type ReactNode, useState } from 'react';
import { signOut } from '~/accounts/account';
import { signOutEverywhere } from '~/accounts/member';
import type { AccountPage } from '~/schemas/account-page';
import { goTo } from './go-to';
import { type MemberTexts, problemSentence } from './problem-sentence';
import Warning from './Warning';

interface Props {
	page: AccountPage['signOut'];
	texts: MemberTexts;
}

/** Ends the session on this device, which cannot fail, or on all, which needs the service. */
export default function SignOutForm({ page, texts }: Props) {
	const [busy, setBusy] = useState<'here' | 'everywhere'>();
	const [problem, setProblem] = useState<ReactNode>();

	async function leave(where: 'here' | 'everywhere') {
		if (busy) return;
		setBusy(where);
		const failed = where === 'here' ? void (await signOut()) : await signOutEverywhere();
		if (!failed) return goTo('/login');
		setBusy(undefined);
		setProblem(problemSentence(failed, texts));
	}
	return (
		<>
			<Warning className="not-empty:mt-8">{problem}</Warning>
			<p className="mt-8 flex flex-wrap gap-4">
				{(['here', 'everywhere'] as const).map((where) => (
					<button
						key={where}
						className="button"
						type="button"
						aria-busy={busy === where || undefined}
						onClick={() => void leave(where)}
					>
						<span>{busy === where ? page.busy : page[where]}</span>
					</button>
				))}
			</p>
		</>
	);
}
