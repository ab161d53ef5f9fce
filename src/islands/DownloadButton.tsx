import { type ReactNode, useState } from 'react';
import { readStoredData } from '~/accounts/member';
import type { AccountPage } from '~/schemas/account-page';
import { type MemberTexts, problemSentence } from './problem-sentence';
import Warning from './Warning';

interface Props {
	page: AccountPage['download'];
	texts: MemberTexts;
}

/** Hands a member all that is stored about them, as a file. */
export default function DownloadButton({ page, texts }: Props) {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<ReactNode>();
	const [done, setDone] = useState(false);

	async function download() {
		if (busy) return;
		setBusy(true);
		setDone(false);
		const stored = await readStoredData();
		setBusy(false);
		if ('problem' in stored) {
			setProblem(problemSentence(stored.problem, texts));
			return;
		}
		setProblem(undefined);
		save(page.file, JSON.stringify(stored, null, 2));
		setDone(true);
	}
	return (
		<>
			<Warning className="not-empty:mt-8">{problem}</Warning>
			<button className="button mt-8" type="button" aria-busy={busy || undefined} onClick={() => void download()}>
				<span>{busy ? page.busy : page.button}</span>
			</button>
			<p className="not-empty:mt-4" role="status">
				{done && page.done}
			</p>
		</>
	);
}

function save(name: string, text: string) {
	const link = document.createElement('a');
	link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	link.download = name;
	link.click();
	URL.revokeObjectURL(link.href);
}
