import { beforeEach, describe, expect, it, vi } from 'vitest';
import interaction from '~/directives/interaction.ts';
import '~/directives/wake-islands.ts';

let island: HTMLElement;
let arrive: () => void;
let load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;
const pressed = vi.fn();
const submitted = vi.fn();

/** Hydrates as Astro does: React attaches its handlers, then the island dispatches "astro:hydrate". */
const hydrate = vi.fn(() => {
	island.querySelector('form')?.addEventListener('submit', (event) => {
		event.preventDefault();
		submitted();
	});
	island.querySelector('#show')?.addEventListener('click', pressed);
	island.removeAttribute('ssr');
	island.dispatchEvent(new Event('astro:hydrate'));
	return Promise.resolve();
});

customElements.define('astro-island', class extends HTMLElement {});

beforeEach(() => {
	vi.clearAllMocks();
	document.body.innerHTML = `<astro-island ssr opts='{"value":"Not loaded."}'>
		<form><div role="alert"></div><input name="email"><button id="send">Send</button></form>
		<button id="show" type="button">Show</button>
		<a href="#here">Link</a>
	</astro-island>`;
	island = document.querySelector('astro-island') ?? document.body;
	load = vi.fn(() => {
		const { promise, resolve } = Promise.withResolvers<typeof hydrate>();
		arrive = () => resolve(hydrate);
		return promise;
	});
	void interaction(load, { name: 'ButtonAndForm', value: 'Not loaded.' }, island);
});

const control = (selector: string) => island.querySelector<HTMLElement>(selector) ?? island;
/** Lets everything happen that needs no time. */
const settle = async () => {
	if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
	else await new Promise((resolve) => setTimeout(resolve));
};
const arrived = async () => {
	await settle();
	arrive();
	await settle();
};

it.each(['pointerover', 'touchstart', 'focusin', 'keydown'])('%s on a control loads the island once', async (type) => {
	const tell = (target: Element) => target.dispatchEvent(new Event(type, { bubbles: true }));
	[control('a'), island].forEach(tell); // links and the space around controls need no script
	await settle();
	expect(load).not.toHaveBeenCalled();
	[control('input'), control('input')].forEach(tell);
	await settle();
	expect(load).toHaveBeenCalledOnce();
});

it('before the script arrives, the page holds a press, even from React’s early listeners, and replays it once', async () => {
	const react = vi.fn();
	island.addEventListener('click', react, { capture: true });
	control('#show').click();
	expect(control('#show').ariaBusy).toBe('true');
	control('#show').click();
	expect([pressed.mock.calls, react.mock.calls]).toEqual([[], []]);
	await arrived();
	expect([pressed.mock.calls.length, react.mock.calls.length]).toEqual([1, 1]);
});

it('before the script arrives, the page holds a submit until React has rendered a form anew that a translator changed', async () => {
	island.dataset['size'] = 'of other markup';
	hydrate.mockImplementationOnce(() => {
		island.removeAttribute('ssr');
		return Promise.resolve();
	});
	control('input').dispatchEvent(new Event('focusin', { bubbles: true }));
	await arrived();
	const sent = new Event('submit', { bubbles: true, cancelable: true });
	control('form').dispatchEvent(sent);
	expect(sent.defaultPrevented).toBe(true);
	control('form').outerHTML = '<form><button>Send</button></form>';
	void hydrate();
	await settle();
	expect(submitted).toHaveBeenCalledOnce();
});

it('React takes over the markup that was built, whatever a slot and the alert have now', async () => {
	control('form').insertAdjacentHTML('beforeend', '<astro-slot></astro-slot>');
	island.dataset['size'] = `${island.querySelectorAll('*').length} ${island.textContent.length}`;
	for (const selector of ['astro-slot', '[role=alert]']) control(selector).innerHTML = '<b>New</b>';
	control('#show').click();
	await arrived();
	expect([island.hasAttribute('client'), control('[role=alert]').textContent]).toEqual([false, '']);
});

describe('when the script cannot be loaded', () => {
	const notice = () => control('[role=alert]').textContent;

	it.each([
		['a press', () => control('#send').click()],
		['the page needed it', () => island.dispatchEvent(new Event('needed'))],
	])('shows an error after %s and retries at the next press', async (_, ask) => {
		load.mockImplementationOnce(() => {
			island.dispatchEvent(new Event('astro:hydration-error'));
			return Promise.resolve(() => Promise.resolve());
		});
		ask();
		await settle();
		expect(notice()).toBe('Not loaded.');
		expect(control('#send').ariaBusy).toBeNull();
		control('#send').dispatchEvent(new Event('pointerover', { bubbles: true })); // the error stays, and the button does not move
		expect(load).toHaveBeenCalledOnce();
		expect(notice()).toBe('Not loaded.');
		control('#send').click();
		await settle();
		expect(load).toHaveBeenCalledTimes(2);
		await arrived();
		expect(notice()).toBe('');
		expect(submitted).toHaveBeenCalledOnce();
	});

	it('shows the error after 15 seconds, retries at the next press, and hydrates the island once', async () => {
		vi.useFakeTimers();
		control('#send').click();
		await settle();
		const arriveLate = arrive;
		await vi.advanceTimersByTimeAsync(15_000);
		expect(notice()).toBe('Not loaded.');
		control('#send').click();
		await settle();
		expect(load).toHaveBeenCalledTimes(2);
		arrive();
		await vi.advanceTimersByTimeAsync(0);
		arriveLate();
		await vi.advanceTimersByTimeAsync(15_000);
		expect(hydrate).toHaveBeenCalledOnce();
		expect(submitted).toHaveBeenCalledOnce();
		expect(notice()).toBe('');
	});
});
