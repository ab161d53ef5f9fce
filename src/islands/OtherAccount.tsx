import { useEffect, useRef } from 'react';
import type { Opened } from '~/accounts/open-link';
import { signedInAs } from '~/accounts/session';
import { fill } from '~/lib/text';
import type { AccountTexts } from '~/schemas/account-texts';

interface Props {
	opened: Opened;
	texts: AccountTexts['link'];
	onUse: () => void;
	onKeep: () => void;
}

/** A link for one account, opened where another is signed in: nothing is swapped unasked. */
export default function OtherAccount({ opened, texts, onUse, onKeep }: Props) {
	const question = useRef<HTMLParagraphElement>(null);
	const emails = { email: opened.email, current: signedInAs() ?? '' };

	useEffect(() => question.current?.focus(), []);
	return (
		<div className="mt-8">
			<p ref={question} className="notice break-words" role="status" tabIndex={-1}>
				{fill(texts.other, emails)}
			</p>
			<p className="mt-6 flex flex-wrap gap-4">
				<button className="button" type="button" onClick={onUse}>
					<span>{texts.use}</span>
				</button>
				<button className="button" type="button" onClick={onKeep}>
					<span>{texts.keep}</span>
				</button>
			</p>
		</div>
	);
}
