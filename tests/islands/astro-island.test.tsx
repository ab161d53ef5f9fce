// interaction.ts with Astro's own element and React renderer. If Astro changes what directives/astro-island.ts lists, these fail.
import server from '@astrojs/react/server.js';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import interaction from '~/directives/interaction.ts';
import '~/directives/wake-islands.ts';
import { waitFor } from '../support/react.ts';

const submitted = vi.fn();
/** React reports markup that it can't hydrate to the window, Astro a script that failed to the console. */
const errors = vi.fn();
addEventListener('error', errors);

/** The address of a script with a form, as the server and browsers load it. */
const form = `data:text/javascript,${encodeURIComponent(`
	import { createElement } from '${import.meta.resolve('react')}';
	const onSubmit = (event) => {
		event.preventDefault();
		submitted();
	};
	const fields = [['div', { role: 'alert' }], ['input', { name: 'email' }], ['button', { id: 'send' }, 'Send']];
	export default ({ children }) =>
		createElement('form', { onSubmit }, ...fields.map((field) => createElement(...field)), children);
`)}`;

let markup = '';
let island: HTMLElement;

beforeAll(async () => {
	Object.assign(globalThis, { Astro: { interaction }, submitted });
	await import('astro/runtime/server/astro-island.js');
	const { default: Form }: { default: unknown } = await import(/* @vite-ignore */ form);
	const slots = { default: '<p>From the page</p>' };
	const metadata = { displayName: 'Form', hydrate: 'load', astroStaticSlot: true } as const;
	const rendered = await server.renderToStaticMarkup.call({ result: {} }, Form, {}, slots, metadata);
	markup = rendered.html;
});
beforeEach(() => {
	vi.clearAllMocks();
	vi.spyOn(console, 'error').mockImplementation(errors);
});

function addIsland(html: string) {
	const renderer = import.meta.resolve('@astrojs/react/client.js');
	// The form, its three elements and the slot.
	document.body.innerHTML = `<astro-island client="interaction" ssr opts='{"value":"Not loaded."}' props="{}" data-size="5 4"
		component-url="${form}" renderer-url="${renderer}">${html}</astro-island>`;
	island = document.querySelector('astro-island') ?? document.body;
}
const find = (selector: string) => island.querySelector<HTMLElement>(selector) ?? island;
/** Presses "Send" and goes on in the form, which takes until React has rendered. */
const send = () => {
	find('#send').click();
	find('input').focus();
	return waitFor(() => expect(submitted).toHaveBeenCalledOnce());
};

it('React takes over the server’s markup, also if slots or the alert changed before or after this script ran', async () => {
	addIsland(markup.replace('From', '<i>From</i>'));
	find('p').append('!');
	find('[role=alert]').append('changed');
	const input = find('input');
	await send();
	expect(find('input')).toBe(input);
	expect(find('p').textContent).toBe('From the page!');
	expect(errors).not.toHaveBeenCalled();
});
