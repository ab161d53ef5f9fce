// What tools in a visitor's browser do to a page. Each runs in the page.

export const tools = {
	/** A page translator wraps each text in elements of its own. */
	'a page translator': (root: Element) => {
		const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const texts: Text[] = [];
		const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
		while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
		for (const text of texts) {
			if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, font')) continue;
			const outer = createFont();
			text.replaceWith(outer);
			outer.appendChild(createFont()).append(`«${text.data.trim()}»`);
		}
	},
	/** A password manager puts a button after each field, and marks the field. */
	'a password manager': (root: Element) => {
		for (const input of root.querySelectorAll('input')) {
			input.setAttribute('data-filled', 'true');
			input.after(document.createElement('button'));
		}
	},
	/** A writing assistant wraps each field. */
	'a writing assistant': (root: Element) => {
		for (const input of root.querySelectorAll('input')) {
			const wrapper = document.createElement('span');
			input.replaceWith(wrapper);
			wrapper.append(input);
		}
	},
	/** A blocker removes icons. */
	'a blocker': (root: Element) => {
		for (const icon of root.querySelectorAll('astro-island :is(svg, [role=alert] + div > label)')) icon.remove();
	},
};
