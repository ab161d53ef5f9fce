import { type ReactNode, useState } from 'react';
import { readStoredData } from '~/accounts/member';
import type { AccountPage } from '~/schemas/account-page';
import BusyButton from './BusyButton';
import { memberComplaint, type MemberTexts } from './member-complaint';
import { saveFile } from './save-file';
import Warning from './Warning';

interface Props {
	page: AccountPage['download'];
	texts: MemberTexts;
}

/** Downloads everything that is stored about the member, as a JSON file. */
export default function DownloadButton({ page, texts }: Props) {
	const [outcome, setOutcome] = useState<{ problem?: ReactNode; done?: string }>({});

	async function download() {
		setOutcome({});
		const stored = await readStoredData();
		if ('problem' in stored) {
			setOutcome({ problem: memberComplaint(stored.problem, texts).text });
			return;
		}
		saveFile(page.file, JSON.stringify(stored, null, 2), 'application/json');
		setOutcome({ done: page.done });
	}
	return (
		<>
			<Warning className="not-empty:mt-8">{outcome.problem}</Warning>
			<BusyButton className="button mt-8" label={page.button} busy={page.busy} onPress={download} />
			<p className="not-empty:mt-4" role="status">
				{outcome.done}
			</p>
		</>
	);
}
