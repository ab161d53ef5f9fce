/**
 * Suggests known names in name fields. Editors can type other names.
 * @param offered the names by field name
 */
export function offerNames(offered: Record<string, string[]>): void {
	for (const [field, names] of Object.entries(offered)) {
		const list = Object.assign(document.createElement('datalist'), { id: `names-${field}` });
		list.append(...names.map((name) => new Option(name)));
		document.body.append(list);
	}
	document.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		const field = target.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath']?.split('.').at(-1) ?? '';
		if (field in offered) target.setAttribute('list', `names-${field}`);
	});
}
