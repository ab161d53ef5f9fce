// Loads an island's script when a visitor is about to use it, or to open a panel in it, by pointer, touch or keyboard, and before the
// first of them the script that all islands share. Holds a click or submit that comes before the script is ready and repeats it once after
// hydration, so the browser never submits a form itself.
// If the script fails or times out, shows the text of the island's directive in its alert region. The next press tries again.
// Runs in every page with islands before anybody can press an island's button (layouts/Base.astro): keep it small.
import { getProperty } from '~/lib/get-property.ts';
import { failed, islandTag, needed, ready, wake } from './astro-island.ts';

/** Events that show that a visitor is about to use an island. */
const hints = ['pointerover', 'touchstart', 'focusin', 'keydown', 'click'];
const usable = 'form, button'; // links and plain text need no script
/** The button that submits a form. Safari 15.6 has no requestSubmit(). */
const submitting = 'button:not([type=button])';
const asleep = `${islandTag}[ssr]`;
const busy = 'aria-busy';
const timeLimit = 15_000; // milliseconds

const waking = new WeakSet<Element>();

function hint({ target }: Event): void {
	const control = target instanceof Element ? target.closest(usable) : null;
	const island = (findPanel(control) ?? control)?.closest(asleep);
	// After an error message, only a press tries again. If a hover did, the message would disappear and the button would
	// move under the pointer.
	if (island && !findAlert(island)?.firstChild) void start(island);
}

function hold(event: Event): void {
	if (!(event.target instanceof Element)) return;
	const control = event.target.closest(event.type === 'submit' ? 'form' : 'button');
	const island = control?.closest(islandTag);
	if (findPanel(control)) return; // the browser opens and closes it
	// Astro may call an island awake while React still renders its form from scratch (replace-markup.ts).
	if (!control || !island || !(island.matches(asleep) || waking.has(island))) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	control.setAttribute(busy, 'true');
	void start(island);
}

/** The panel that a button opens or closes; nothing in browsers without popovers. */
function findPanel(control: Element | null): Element | null {
	return control instanceof HTMLButtonElement ? control.popoverTargetElement : null;
}

async function start(island: Element, isNeeded = false): Promise<void> {
	if (waking.has(island)) return;
	waking.add(island);
	const late = new Promise<false>((resolve) => setTimeout(resolve, timeLimit, false));
	const isReady = await Promise.race([hydrate(island), late]);
	waking.delete(island);
	const held = [...island.querySelectorAll<HTMLElement>(`[${busy}=true]`)];
	for (const control of held) control.removeAttribute(busy);
	if (!isReady && (isNeeded || held.length > 0)) report(island); // not after a mere hint
	if (!isReady) return;
	for (const control of held) {
		const button = control instanceof HTMLFormElement ? control.querySelector<HTMLElement>(submitting) : control;
		button?.click();
	}
}

async function hydrate(island: Element): Promise<boolean> {
	if (!(await loadRuntime())) return false;
	return new Promise((resolve) => {
		island.addEventListener(ready, () => resolve(true), { once: true });
		island.addEventListener(failed, () => resolve(false), { once: true });
		island.dispatchEvent(new Event(wake));
	});
}

/** The build moves what all islands share to a file (integrations/html/defer-islands.ts). A dev server's pages have it. */
async function loadRuntime(): Promise<boolean> {
	const { islands } = document.documentElement.dataset;
	return new Promise((resolve) => {
		void customElements.whenDefined(islandTag).then(() => resolve(true));
		if (!islands || customElements.get(islandTag)) return;
		const script = document.createElement('script');
		document.head.append(Object.assign(script, { src: islands, onerror: () => resolve(false) }));
	});
}

function report(island: Element): void {
	const message = document.createElement('p');
	message.className = 'message-box message-warning';
	const options: unknown = JSON.parse(island.getAttribute('opts') ?? '{}'); // Astro writes the directive's value there
	message.textContent = String(getProperty(options, 'value'));
	findAlert(island)?.replaceChildren(message);
}

function findAlert(island: Element): Element | null {
	return island.querySelector('[role=alert]');
}

for (const type of hints) addEventListener(type, hint, { capture: true, passive: true });
for (const type of ['click', 'submit']) addEventListener(type, hold, { capture: true });
addEventListener(needed, ({ target }) => target instanceof Element && void start(target, true), { capture: true });
