import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import interaction from '~/directives/interaction';

let island: HTMLElement;
let arrive: () => void;
let load: ReturnType<typeof vi.fn<() => Promise<() => Promise<void>>>>;
const pressed = vi.fn();
const submitted = vi.fn();

/** As Astro does it: the script arrives, React takes over, the island says so. */
const hydrate = vi.fn(() => {
	island.querySelector('form')?.addEventListener('submit', (event) => {
		event.preventDefault();
		submitted();
	});
	island.querySelector('#show')?.addEventListener('click', pressed);
	island.dispatchEvent(new Event('astro:hydrate'));
	return Promise.resolve();
});

beforeEach(() => {
	vi.clearAllMocks();
	document.body.innerHTML = `<astro-island opts='{ "value": "Not loaded." }'>
		<form><div role="alert"></div><input name="email"><button id="send">Send</button></form>
		<button id="show" type="button">Show</button>
		<button id="open" type="button" popovertarget="panel">Open</button>
		<a href="#here">Link</a>
	</astro-island>`;
	island = document.querySelector('astro-island') ?? document.body;
	load = vi.fn(
		() =>
			new Promise(
				(resolve) =>
					(arrive = () => {
						resolve(hydrate);
					}),
			),
	);
	interaction(load, island);
});
afterEach(() => {
	vi.useRealTimers();
});

const control = (selector: string) => island.querySelector<HTMLElement>(selector) ?? island;
const arrived = async () => {
	arrive();
	await vi.waitFor(() => {
		expect(control('#send').ariaBusy).toBeNull();
	});
	await Promise.resolve();
};

describe('a hint of use', () => {
	it.each(['pointerenter', 'touchstart', 'focusin', 'keydown'])('loads the island: %s on a control', (type) => {
		control('input').dispatchEvent(new Event(type));
		control('input').dispatchEvent(new Event(type));
		expect(load).toHaveBeenCalledOnce();
	});

	it('is not a link or the space around: they need no script', () => {
		control('a').dispatchEvent(new Event('pointerenter'));
		island.dispatchEvent(new Event('pointerenter'));
		expect(load).not.toHaveBeenCalled();
	});
});

describe('before the script is there', () => {
	it('holds a press, also from React, which listens before it can answer, and repeats it once', async () => {
		const react = vi.fn();
		island.addEventListener('click', react, { capture: true });
		control('#show').click();
		expect(control('#show').ariaBusy).toBe('true');
		control('#show').click();
		expect([pressed.mock.calls, react.mock.calls]).toEqual([[], []]);
		await arrived();
		expect(pressed).toHaveBeenCalledOnce();
		expect(react).toHaveBeenCalledOnce();
	});

	it('holds the press of a submit button, so the browser sends nothing itself', async () => {
		control('#send').click();
		expect(load).toHaveBeenCalledOnce();
		expect(submitted).not.toHaveBeenCalled();
		await arrived();
		expect(submitted).toHaveBeenCalledOnce();
	});

	it('holds a submit that came without a press', async () => {
		const sent = new Event('submit', { bubbles: true, cancelable: true });
		control('form').dispatchEvent(sent);
		expect(sent.defaultPrevented).toBe(true);
		await arrived();
		expect(submitted).toHaveBeenCalledOnce();
	});

	it('repeats several presses in their order', async () => {
		control('#show').click();
		control('#send').click();
		await arrived();
		expect(pressed.mock.invocationCallOrder[0]).toBeLessThan(submitted.mock.invocationCallOrder[0] ?? 0);
	});

	it('leaves a button alone that opens a popover by itself', () => {
		const press = new MouseEvent('click', { bubbles: true, cancelable: true });
		control('#open').dispatchEvent(press);
		expect(press.defaultPrevented).toBe(false);
	});
});

describe('when the script cannot be loaded', () => {
	const fail = () => {
		load.mockImplementationOnce(() => {
			island.dispatchEvent(new Event('astro:hydration-error'));
			return Promise.resolve(() => Promise.resolve());
		});
	};
	const notice = () => control('[role=alert]').textContent;

	it('says so to whoever pressed, and tries again at the next press', async () => {
		fail();
		control('#send').click();
		await vi.waitFor(() => {
			expect(notice()).toBe('Not loaded.');
		});
		expect(control('#send').ariaBusy).toBeNull();
		control('#send').click();
		expect(load).toHaveBeenCalledTimes(2);
		await arrived();
		expect(notice()).toBe('');
		expect(submitted).toHaveBeenCalledOnce();
	});

	it('waits for that press: a pointer that comes near must not take the notice away and move the button', async () => {
		fail();
		control('#send').click();
		await vi.waitFor(() => {
			expect(notice()).toBe('Not loaded.');
		});
		control('#send').dispatchEvent(new Event('pointerenter'));
		expect(load).toHaveBeenCalledOnce();
		expect(notice()).toBe('Not loaded.');
	});

	it('says nothing to a visitor who only came near', async () => {
		fail();
		control('input').dispatchEvent(new Event('focusin'));
		await Promise.resolve();
		expect(notice()).toBe('');
	});

	it('says so after 15 seconds of silence, and forgets the press', async () => {
		vi.useFakeTimers();
		control('#send').click();
		await vi.advanceTimersByTimeAsync(15_000);
		expect(notice()).toBe('Not loaded.');
		arrive();
		await vi.advanceTimersByTimeAsync(0);
		expect(notice()).toBe('');
		expect(submitted).not.toHaveBeenCalled();
	});

	it('starts a new attempt at the next press after those 15 seconds, and wakes the island once', async () => {
		vi.useFakeTimers();
		control('#send').click();
		const arriveLate = arrive;
		await vi.advanceTimersByTimeAsync(15_000);
		control('#send').click();
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
