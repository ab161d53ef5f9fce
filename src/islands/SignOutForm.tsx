import { type ReactNode, useState } from 'react';
import { signOut } from '~/accounts/account';
import { signOutEverywhere } from '~/accounts/member';
import type { AccountPage } from '~/schemas/account-page';
import BusyButton from './BusyButton';
import { goTo } from './go-to';
import { memberComplaint, type MemberTexts } from './member-complaint';
import Warning from './Warning';

interface Props {
	page: AccountPage['signOut'];
	texts: MemberTexts;
}

/** Signs out on this device, which cannot fail, or on all devices, which needs the service. */
export default function SignOutForm({ page, texts }: Props) {
	const [problem, setProblem] = useState<ReactNode>();

	async function leave(everywhere: boolean) {
		const failed = everywhere ? await signOutEverywhere() : void (await signOut());
		if (failed) return setProblem(memberComplaint(failed, texts).text);
		goTo('/login');
		return 'leaving';
	}
	return (
		<>
			<Warning className="not-empty:mt-8">{problem}</Warning>
			<p className="mt-8 flex flex-wrap gap-4">
				<BusyButton label={page.here} busy={page.busy} onPress={async () => leave(false)} />
				<BusyButton label={page.everywhere} busy={page.busy} onPress={async () => leave(true)} />
			</p>
		</>
	);
}
