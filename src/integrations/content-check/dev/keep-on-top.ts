import type { ErrorPayload, NormalizedHotChannel } from 'vite';
import { fieldOf } from '../../../lib/field-of.ts';

/**
 * Keeps the mistakes of content/ in sight. A page that can't be rendered because of one makes Astro send an error of its
 * own, a moment later and over ours, which says the same in a developer's words: it gives way. @param overlay ours, once
 * the check has seen the last change; undefined where there is no mistake.
 */
export function keepOnTop(hot: Pick<NormalizedHotChannel, 'send'>, overlay: () => Promise<ErrorPayload | undefined>) {
	const send: (...args: unknown[]) => void = hot.send.bind(hot);
	hot.send = (...args: unknown[]) => {
		const [payload] = args;
		if (!isError(payload)) return send(...args);
		const sendOurs = (own?: ErrorPayload) => send(own ?? payload);
		overlay().then(sendOurs, () => sendOurs()); // a check that fails has said so in the terminal
	};
}

function isError(payload: unknown): boolean {
	return fieldOf(payload, 'type') === 'error';
}
