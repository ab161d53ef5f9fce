/** Suggests names in the fields "trainer". Editors can type other names. */
export function offerNames(names: readonly string[]): void {
	const list = Object.assign(document.createElement('datalist'), { id: 'trainers' });
	list.append(...names.map((name) => new Option(name)));
	document.body.append(list);
	document.addEventListener('focusin', ({ target }) => {
		if (!(target instanceof HTMLInputElement)) return;
		const path = target.closest<HTMLElement>('[data-key-path]')?.dataset['keyPath'] ?? '';
		if (/(^|\.)trainer$/.test(path)) target.setAttribute('list', list.id);
	});
}
