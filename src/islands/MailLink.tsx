import { useState } from 'react';
import type { Opened } from '~/accounts/open-link';
import type { AccountTexts } from '~/schemas/account-texts';
import { fieldOf } from '~/lib/field-of';
import { goTo } from './go-to';
import OtherAccount from './OtherAccount';
import { useMailLink } from './use-mail-link';
import Warning from './Warning';

interface Props {
	texts: Pick<AccountTexts, 'link' | 'errors'>;
}

/**
 * Opens a link from a mail that confirms an address, wherever the service sent it: the navbar's script leads it here and
 * presses the button that nobody sees.
 */
export default function MailLink({ texts: { link, errors } }: Props) {
	const { state, take, setState } = useMailLink();
	const [told, setTold] = useState<string>();

	async function press() {
		const parts = String(fieldOf(history.state, 'mailLink'));
		if (parts.includes('type=recovery')) return goTo(`/new-password${parts}`);
		const now = await take();
		if (now?.step === 'open') await keep(now.opened);
	}
	async function keep(opened: Opened) {
		setState({ step: 'busy' });
		const problem = await opened.keep();
		setState(problem ? { step: 'problem', problem, again: false } : { step: 'none' });
		if (!problem) setTold(link.confirmed);
	}
	const again = state.step === 'problem' && state.again;
	return (
		<>
			<Warning className="not-empty:mt-8">{state.step === 'problem' && { ...errors, ...link }[state.problem]}</Warning>
			<div role="status">
				{state.step === 'busy' && <p className="mt-8">{link.busy}</p>}
				{state.step === 'half' && <p className="notice mt-8">{link.half}</p>}
				{told && <p className="notice mt-8">{told}</p>}
			</div>
			{state.step === 'other' && (
				<OtherAccount
					opened={state.opened}
					texts={link}
					onUse={() => void keep(state.opened)}
					onKeep={() => {
						void state.opened.discard();
						setState({ step: 'none' });
					}}
				/>
			)}
			<button className="button mt-4" type="button" hidden={!again} data-mail-link onClick={() => void press()}>
				<span>{link.again}</span>
			</button>
		</>
	);
}
