import { useRef, useState } from 'react';
import { type MailLink, readMailLink } from '~/accounts/mail-link';
import type { LinkProblem } from '~/accounts/messages';
import { type Opened, openLink } from '~/accounts/open-link';
import { fieldOf } from '~/lib/field-of';

/** How far a link from a mail has come. */
export type LinkState =
	| { step: 'none' }
	| { step: 'busy' }
	/** The service can't say yet: the link is kept, and may be tried again. */
	| { step: 'problem'; problem: LinkProblem; again: boolean }
	/** It belongs to somebody else than who is signed in here, and nothing has happened yet. */
	| { step: 'other'; opened: Opened }
	| { step: 'half' }
	| { step: 'open'; opened: Opened };

const passing: LinkProblem[] = ['unreachable', 'outdated', 'server', 'tooMany', 'noStorage', 'setup'];

/** The link that the navbar's script took out of the address, to be opened by `take`. */
export function useMailLink() {
	const [state, setState] = useState<LinkState>({ step: 'none' });
	const busy = useRef(false);

	async function take(): Promise<LinkState | undefined> {
		const parts = fieldOf(history.state, 'mailLink');
		const link = typeof parts === 'string' ? readMailLink(parts) : undefined;
		if (!link || busy.current) return undefined;
		busy.current = true;
		setState({ step: 'busy' });
		const now = await open(link);
		setState(now);
		busy.current = false;
		return now;
	}
	return { state, take, setState };
}

async function open(link: MailLink): Promise<LinkState> {
	if (link.kind === 'half') {
		forget();
		return { step: 'half' };
	}
	const opened = await openLink(link);
	if ('problem' in opened) {
		const again = link.kind !== 'error' && passing.includes(opened.problem);
		if (!again) forget();
		return { step: 'problem', problem: opened.problem, again };
	}
	forget();
	return { step: opened.isOther ? 'other' : 'open', opened };
}

/** A link works once; and what it says must not stay with the page. */
function forget() {
	history.replaceState(null, '');
}
