// The worker puts this into each page that it keeps. The page asks whether what it says is still true: if not, the new one
// takes its place at once, or is offered once the visitor has begun with this one.
import { type Answer, fileIsGone, has, type Question } from '../messages';
import { showLine } from './line';

const day = 24 * 60 * 60 * 1000;
const worker = navigator.serviceWorker;
// A page that was loaded anew a moment ago and is out of date again would go on for ever.
const isAgain = performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
let begun = false;
for (const type of ['scroll', 'keydown', 'pointerdown', 'input']) {
	addEventListener(type, () => (begun = true), { once: true, capture: true, passive: true });
}

async function ask(): Promise<void> {
	const words = document.querySelector<HTMLElement>('script[data-words]')?.dataset['words'] ?? '';
	const { port1, port2 } = new MessageChannel();
	const answered = new Promise<unknown>((resolve) => (port1.onmessage = ({ data }) => resolve(data)));
	const question: Question = { page: location.pathname, words };
	worker.controller?.postMessage(question, [port2]);
	const answer = await answered;
	if (!isAnswer(answer)) return;
	if (answer.state === 'changed') await renew();
	const days = Math.floor((Date.now() - answer.kept) / day);
	if (answer.state === 'unreachable' && days > 0) await showLine({ days });
}

async function renew(): Promise<void> {
	if (begun || scrollY > 0 || isAgain) await showLine('changed');
	else location.reload();
}

function isAnswer(message: unknown): message is Answer {
	return has(message, 'state', 'kept') && typeof message.kept === 'number';
}

worker.addEventListener('message', ({ data }) => {
	if (data === fileIsGone) void renew();
});
worker.startMessages();
// A page that the browser renders ahead is not shown yet; what is true is asked when it is.
if ('prerendering' in document && document.prerendering === true) {
	document.addEventListener('prerenderingchange', () => void ask(), { once: true });
} else void ask();
